
    // Do not modify this file by hand!
    // Re-generate this file by running lit-localize

    
    import {str} from '@lit/localize';

    /* eslint-disable no-irregular-whitespace */
    /* eslint-disable @typescript-eslint/no-explicit-any */

    export const templates = {
      's00aad9ded2071b7a': `We hebben je er een bericht over gemaild. Je kunt er nu mee inloggen.`,
's02787c03fcc8b00b': `Je hebt een nieuwe link nodig`,
's1170368fa121daea': `Heb je er net een wachtwoord mee ingesteld? Log dan in.`,
's2953df5bbf05b141': `Daarna log je ermee in. Overal waar je nu ingelogd bent, word je uitgelogd.`,
's38227baa8313d573': str`Na enkele minuten nog niets op ${0}? Kijk bij je ongewenste mail of controleer het adres.`,
's5a1148320064f485': `Als dit adres bij ons een account heeft, is er een link onderweg. De link werkt één keer.`,
's5b43ac6a2510273a': `De link is te oud of niet volledig.`,
's5b6867fa12347194': `Je nieuwe wachtwoord is opgeslagen`,
's649c8c68ee7b78c3': `Een ander adres gebruiken`,
's6b9772851fc4d9cc': `Stuur me een link`,
's7d44a141de0e2c9b': `Wachtwoord vergeten?`,
's7e09deaf67b6d7b4': `Kijk in je mailbox`,
'sa153df18a4e7efe0': `Een nieuwe link vragen`,
'sbdbaa83cfe509bcb': `De link is al gebruikt.`,
'sbed625b5383008cf': `Stel een nieuw wachtwoord in`,
'scb04435672ac5410': `Inloggen`,
'sd9ad53251f2330a5': `Stoppen`,
'se17c54cb2803900a': `Vul het e-mailadres in waarmee je inlogt. We sturen je een link om een nieuw wachtwoord in te stellen.`,
'seaedbaf966ce689c': `Terug naar de inlogpagina`,
'sff97fe1cb7e8dfd9': `Mijn nieuwe wachtwoord opslaan`,
    };
  