
    // Do not modify this file by hand!
    // Re-generate this file by running lit-localize

    
    

    /* eslint-disable no-irregular-whitespace */
    /* eslint-disable @typescript-eslint/no-explicit-any */

    export const templates = {
      's31171f16453190ab': `Désormais, vous vous connectez avec la nouvelle adresse.`,
's387871a243c57854': `L’application d’identité vérifie que la demande vient bien de vous. Vous revenez ici automatiquement et la nouvelle adresse est alors d’application.`,
's59becd25a92debe6': `Votre nouvelle adresse est enregistrée`,
's79d9135c039b2f98': `Confirmez votre nouvelle adresse e-mail`,
'sfa95e93c0bce4315': `Pour cette vérification, l’application nous transmet votre numéro de registre national et le numéro de votre carte d’identité. Plus d’informations dans notre`,
    };
  