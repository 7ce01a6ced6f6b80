
    // Do not modify this file by hand!
    // Re-generate this file by running lit-localize

    
    

    /* eslint-disable no-irregular-whitespace */
    /* eslint-disable @typescript-eslint/no-explicit-any */

    export const templates = {
      's0122ab40126dd641': `conditions générales`,
's1dadba91383bc6b3': `Créez votre compte`,
's2023ee0875d23365': `Répétez l’adresse e-mail`,
's24771b36553c45b2': `L’application d’identité nous indique d’abord qui vous êtes. Vous revenez ensuite ici automatiquement et choisissez un mot de passe.`,
's41cb97cacde6b158': `Votre compte est créé`,
's4d1f310688bb7178': `Elle vous servira à vous connecter`,
's4fab423544ff7cf4': `Choisissez un mot de passe`,
's6bfa2cb715907a18': `En créant votre compte, vous acceptez nos`,
's799e309dcf2ee3aa': `Créer mon compte`,
's8654e78aab668c07': `De l’application d’identité`,
'sa37509fe4efd3d17': `L’application nous transmet votre nom, votre date de naissance, votre nationalité, votre adresse, votre numéro de téléphone, votre numéro de registre national et le numéro de votre carte d’identité. Plus d’informations dans notre`,
'sbf3a3afd5b77de76': `Nous savons qui vous êtes. Choisissez maintenant avec quoi vous vous connecterez.`,
'scbfd92f535b5869f': `Nous vous avons envoyé un e-mail. Suivez son lien pour activer votre compte ; vous pourrez ensuite vous connecter.`,
'scda4b5d9cd3bc058': `De l’application d’identité : elle vous servira à vous connecter`,
'se66fdc057f8ce014': `Un compte existe déjà pour cette identité.`,
'sf5a45fde1109e8d6': `La façon dont nous traitons vos données est expliquée dans notre`,
    };
  