
    // Do not modify this file by hand!
    // Re-generate this file by running lit-localize

    
    import {str} from '@lit/localize';

    /* eslint-disable no-irregular-whitespace */
    /* eslint-disable @typescript-eslint/no-explicit-any */

    export const templates = {
      's02514c8303cd4802': str`Je wachtwoord is juist, maar je account is nog niet actief. Volg de link in de activeringsmail die we naar ${0} hebben gestuurd.`,
's08efab65653eb7ae': `De gebruikersnaam en/of het wachtwoord dat je hebt ingevuld, is niet juist`,
's09f433d8997203c0': str`Je kunt over ${0} minuten een nieuwe mail aanvragen.`,
's11717aa32c880199': `Code bevestigen`,
's12f361b44cf429a3': `Een ander e-mailadres gebruiken`,
's14002f05e308577d': `Je browser bewaart niets voor deze pagina. Je blijft ingelogd zolang je ze niet verlaat of opnieuw laadt.`,
's250e185abbfe82cb': `Er is te vaak een verkeerde code ingevuld. Vraag een nieuwe aan.`,
's3246ebbde8ea0e8f': `Vraag eerst een nieuwe code aan.`,
's390368c01bd5034c': str`Je kunt over ${0} minuten een nieuwe code aanvragen.`,
's3f580bb589170768': `Je hebt op korte tijd meerdere mails aangevraagd.`,
's4208c716227034d2': str`We hebben hem per sms gestuurd naar ${0}.`,
's44d0dd1b0fd8ade0': `De code is nog 1 minuut geldig.`,
's4a91aa1adca7d49b': `Code van 6 cijfers`,
's5cac80dd8cb9f5f1': `Deze code is niet juist.`,
's63835b293356ae90': `Eerst je e-mailadres en je wachtwoord, daarna een code die we je sturen.`,
's6b102642ae18a244': `Log opnieuw in om verder te gaan.`,
's6f6844818fd3b480': `Je bent uitgelogd`,
's71d563ac81153d20': `Opnieuw laden meldt je af`,
's7d44a141de0e2c9b': `Wachtwoord vergeten?`,
's7e67cf3a71261e4b': `Vul de code in`,
's825e3b5d6ddcf379': `Je bent ingelogd. De volgende pagina opent vanzelf.`,
's85a488cacb57688b': str`Welkom, ${0}`,
's953bc55ab48a4a73': `Nieuwe code sturen`,
's95966c0ec8256540': `Er is een nieuwe code naar je onderweg. Eerdere codes werken niet meer.`,
'sa58b3265f0b3d383': `De code was niet meer bruikbaar. Log opnieuw in.`,
'sa63d9b12898d4cf8': str`Je hebt nog ${0} pogingen.`,
'sae065a994b7dcc5e': `Je hebt op korte tijd meerdere codes aangevraagd.`,
'sb20f2031b9f005fc': `Verder`,
'sb64127e4e4f0b575': `Uitloggen`,
'sbdd6a932edf2b562': `Deze code is vervallen. Vraag een nieuwe aan.`,
'sbe1ca8e853228628': `Het inloggen heeft te lang geduurd`,
'sc44d2f89e14eb9f2': `Bevestig dat je een mens bent en log daarna opnieuw in.`,
'scb04435672ac5410': `Inloggen`,
'scca51e70e75695f8': str`Je kunt over ${0} s een nieuwe code aanvragen.`,
'sd23208e57304e967': `Je bent ingelogd.`,
'sd36b07fba09aedde': str`De code is nog ${0} minuten geldig.`,
'sd590ccbaa147715e': `Activeer eerst je account`,
'sd86e6e3ba27074ec': str`We hebben hem gemaild naar ${0}.`,
'sebc70d061b96846c': `We hebben je de activeringsmail opnieuw gestuurd.`,
'sf02d32fc0b2d4355': `Je hebt nog 1 poging.`,
'sf1a7a5fcc222f8bd': `Activeringsmail opnieuw sturen`,
'sf6e1665c7022a1f8': `Wachtwoord`,
    };
  