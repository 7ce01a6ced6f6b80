
    // Do not modify this file by hand!
    // Re-generate this file by running lit-localize

    
    import {str} from '@lit/localize';

    /* eslint-disable no-irregular-whitespace */
    /* eslint-disable @typescript-eslint/no-explicit-any */

    export const templates = {
      's054f832176097679': str`TV : ${0}`,
's055c05f707d3c2d7': `Vérifier mon adresse`,
's2689215e0770ca2a': `La fibre est disponible`,
's2a90b8513a2ee36d': `Fermer et vérifier une autre adresse`,
's31de2d65d0c0d940': str`La fibre ne dessert pas encore l’adresse ${0}.`,
's3e9f15d8eafec70c': `TV : pas encore proposée à cette adresse`,
's427caceb007621ac': `La fibre est-elle à votre adresse ?`,
's4cb5406d558231e3': `Notre réseau s’étend : laissez vos coordonnées et nous vous préviendrons dès que la fibre arrive.`,
's63314241ca64beb8': str`Internet : ${0}`,
's7b908e4290c8d487': `Internet : pas encore proposé à cette adresse`,
's8153fa3bebcc2002': `Pas encore de fibre ici`,
's92b74d1b1e71edb4': `La fibre arrive ? Nous vous prévenons`,
's939763fbb37413cc': `Vérifier une autre adresse`,
's9b4b92931bdf58e9': `Indiquez votre adresse : la réponse est immédiate.`,
'saba9592b031b9d2d': `Nous vous écrirons dès que la fibre atteindra votre adresse.`,
'sae398aff4a85b73c': str`La fibre dessert l’adresse ${0}.`,
'sb2e92d2cbdaa7137': `Nous vous écrivons à ce sujet uniquement, comme le dit notre`,
'sba25e7e18d690576': `Composer mon pack`,
'sbd964ca80885ac1c': `Prévenez-moi de l’arrivée de la fibre`,
'sc16e00a7a8b2fde2': `Retour`,
'sc74215076d64b0be': `Arrêter la vérification`,
'sd89ff2117bc6bfa6': `Tenez-moi au courant`,
    };
  