
    // Do not modify this file by hand!
    // Re-generate this file by running lit-localize

    
    

    /* eslint-disable no-irregular-whitespace */
    /* eslint-disable @typescript-eslint/no-explicit-any */

    export const templates = {
      's064404cf59860b55': `Les nouveautés de la fibre, du mobile et de la TV, une fois par mois au plus. Vous pouvez arrêter quand vous voulez.`,
's09839d9235684fbf': `Je souhaite recevoir la newsletter et j’accepte la`,
's34256e100361b150': `Restez informé`,
's56d62c4d42e215ae': `S’abonner à la newsletter`,
's713e6533f3c43443': `Nous vous avons envoyé un message de bienvenue. Le lien qu’il contient met fin à la newsletter.`,
    };
  