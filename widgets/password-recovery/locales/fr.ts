
    // Do not modify this file by hand!
    // Re-generate this file by running lit-localize

    
    import {str} from '@lit/localize';

    /* eslint-disable no-irregular-whitespace */
    /* eslint-disable @typescript-eslint/no-explicit-any */

    export const templates = {
      's00aad9ded2071b7a': `Nous vous l’avons confirmé par e-mail. Vous pouvez maintenant vous connecter.`,
's02787c03fcc8b00b': `Il vous faut un nouveau lien`,
's1170368fa121daea': `Vous venez de choisir un mot de passe avec ce lien ? Alors connectez-vous.`,
's2953df5bbf05b141': `Vous l’utiliserez ensuite pour vous connecter. Partout où vous êtes connecté en ce moment, vous serez déconnecté.`,
's38227baa8313d573': str`Rien reçu à ${0} après quelques minutes ? Regardez dans vos courriers indésirables ou vérifiez l’adresse.`,
's5a1148320064f485': `Si cette adresse a un compte chez nous, un lien est en route. Il ne fonctionne qu’une fois.`,
's5b43ac6a2510273a': `Le lien est trop ancien ou incomplet.`,
's5b6867fa12347194': `Votre nouveau mot de passe est enregistré`,
's649c8c68ee7b78c3': `Utiliser une autre adresse`,
's6b9772851fc4d9cc': `Envoyez-moi un lien`,
's7d44a141de0e2c9b': `Mot de passe oublié ?`,
's7e09deaf67b6d7b4': `Consultez votre boîte mail`,
'sa153df18a4e7efe0': `Demander un nouveau lien`,
'sbdbaa83cfe509bcb': `Le lien a déjà servi.`,
'sbed625b5383008cf': `Choisissez un nouveau mot de passe`,
'scb04435672ac5410': `Se connecter`,
'sd9ad53251f2330a5': `Arrêter`,
'se17c54cb2803900a': `Indiquez l’adresse e-mail avec laquelle vous vous connectez. Nous vous envoyons un lien pour choisir un nouveau mot de passe.`,
'seaedbaf966ce689c': `Retour à la page de connexion`,
'sff97fe1cb7e8dfd9': `Enregistrer mon nouveau mot de passe`,
    };
  