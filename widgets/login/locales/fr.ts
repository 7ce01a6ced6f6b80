
    // Do not modify this file by hand!
    // Re-generate this file by running lit-localize

    
    import {str} from '@lit/localize';

    /* eslint-disable no-irregular-whitespace */
    /* eslint-disable @typescript-eslint/no-explicit-any */

    export const templates = {
      's02514c8303cd4802': str`Votre mot de passe est correct, mais votre compte n’est pas encore actif. Suivez le lien de l’e-mail d’activation que nous avons envoyé à ${0}.`,
's08efab65653eb7ae': `Le nom d’utilisateur et/ou le mot de passe que vous avez saisi est incorrect`,
's09f433d8997203c0': str`Vous pourrez demander un autre e-mail dans ${0} minutes.`,
's11717aa32c880199': `Confirmer le code`,
's12f361b44cf429a3': `Utiliser une autre adresse`,
's14002f05e308577d': `Votre navigateur ne garde rien pour cette page. Vous restez connecté tant que vous ne la quittez pas et ne la rechargez pas.`,
's250e185abbfe82cb': `Trop de codes incorrects ont été saisis. Veuillez demander un nouveau code.`,
's3246ebbde8ea0e8f': `Demandez d’abord un nouveau code.`,
's390368c01bd5034c': str`Vous pourrez demander un nouveau code dans ${0} minutes.`,
's3f580bb589170768': `Vous avez demandé plusieurs e-mails en peu de temps.`,
's4208c716227034d2': str`Nous l’avons envoyé par SMS au ${0}.`,
's44d0dd1b0fd8ade0': `Le code est encore valable 1 minute.`,
's4a91aa1adca7d49b': `Code à 6 chiffres`,
's5cac80dd8cb9f5f1': `Ce code n’est pas correct.`,
's63835b293356ae90': `D’abord votre adresse e-mail et votre mot de passe, puis un code que nous vous envoyons.`,
's6b102642ae18a244': `Reconnectez-vous pour continuer.`,
's6f6844818fd3b480': `Vous avez été déconnecté`,
's71d563ac81153d20': `Un rechargement vous déconnecte`,
's7d44a141de0e2c9b': `Mot de passe oublié ?`,
's7e67cf3a71261e4b': `Saisissez le code`,
's825e3b5d6ddcf379': `Vous êtes connecté. La page suivante s’ouvre d’elle-même.`,
's85a488cacb57688b': str`Bienvenue, ${0}`,
's953bc55ab48a4a73': `Envoyer un nouveau code`,
's95966c0ec8256540': `Un nouveau code vous a été envoyé. Les codes précédents ne fonctionnent plus.`,
'sa58b3265f0b3d383': `Le code n’était plus utilisable. Veuillez vous reconnecter.`,
'sa63d9b12898d4cf8': str`Il vous reste ${0} essais.`,
'sae065a994b7dcc5e': `Vous avez demandé plusieurs codes en peu de temps.`,
'sb20f2031b9f005fc': `Continuer`,
'sb64127e4e4f0b575': `Se déconnecter`,
'sbdd6a932edf2b562': `Ce code a expiré. Veuillez en demander un nouveau.`,
'sbe1ca8e853228628': `Votre connexion a pris trop de temps`,
'sc44d2f89e14eb9f2': `Veuillez confirmer que vous êtes humain, puis vous connecter à nouveau.`,
'scb04435672ac5410': `Se connecter`,
'scca51e70e75695f8': str`Vous pourrez demander un nouveau code dans ${0} s.`,
'sd23208e57304e967': `Vous êtes connecté.`,
'sd36b07fba09aedde': str`Le code est encore valable ${0} minutes.`,
'sd590ccbaa147715e': `Activez d’abord votre compte`,
'sd86e6e3ba27074ec': str`Nous l’avons envoyé par e-mail à ${0}.`,
'sebc70d061b96846c': `Nous vous avons renvoyé l’e-mail d’activation.`,
'sf02d32fc0b2d4355': `Il vous reste 1 essai.`,
'sf1a7a5fcc222f8bd': `Renvoyer l’e-mail d’activation`,
'sf6e1665c7022a1f8': `Mot de passe`,
    };
  