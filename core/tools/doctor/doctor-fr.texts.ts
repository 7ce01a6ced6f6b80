/** The texts of the doctor's findings, in French. */
import type { Texts } from "./finding.ts";

export const fr: Texts = {
  "escaped-tag": ({ tag }) =>
    `Les visiteurs lisent le texte «\u00a0<${tag}…>\u00a0»\u00a0: l’éditeur a pris la balise pour du texte. Collez-la là où l’éditeur accepte du HTML.`,
  "false-text": ({ tag, name }) => `<${tag}> ${name}="false"\u00a0: en HTML, un attribut présent est actif. Retirez-le.`,
  "curly-quotes": ({ tag }) =>
    `<${tag}> est écrit avec des guillemets typographiques, que le HTML prend pour des lettres. Utilisez des guillemets droits.`,
  "lang-on-tag": ({ tag }) =>
    `<${tag}> n’a pas de langue propre\u00a0: toutes les balises parlent celle de la page. Indiquez-la dans <html lang>, ou par data-lang sur le script.`,
  "for-nowhere": ({ tag, id }) => `<${tag}> attend un bouton dont l’id est «\u00a0${id}\u00a0», et la page n’en a pas.`,
  "no-trigger": ({ tag }) => `Rien n’ouvre <${tag}>, sauf si un script de la page appelle show(). Indiquez le bouton qui l’ouvre.`,
  "bad-option": ({ name, accepted }) => `data-${name}\u00a0: cette valeur n’est pas acceptée. Acceptées\u00a0: ${accepted}.`,
  "dead-link": ({ tag, address, httpStatus }) =>
    `<${tag}> mène à ${address}, qui répond avec le statut ${httpStatus}. Indiquez où se trouve la page, dans data-routes.`,
  moved: ({ shift }) =>
    `La page a bougé pendant son chargement (layout shift ${shift}) et ne réserve pas de place aux balises. Ajoutez la feuille de style dans son <head>.`,
  "no-api": ({ api }) =>
    `data-api manque sur le script\u00a0: les balises interrogent le serveur de la page (${api}), qui n’est pas l’API.`,
  "unseen-tag": ({ tag, why }) =>
    `Non vérifié\u00a0: ce que <${tag}> affiche. ${
      {
        far: 'Il n’a pas encore servi\u00a0: il est hors de vue, ou attend son bouton. Faites-le apparaître ou écrivez loading="eager", puis vérifiez à nouveau.',
        hidden: "Il est masqué, et viendra quand on l’affichera. Retirez ce qui le masque, puis vérifiez à nouveau.",
        coming: "Ses fichiers sont encore en route. Vérifiez à nouveau quand il sera là.",
        failed: "Ses fichiers ne sont pas arrivés\u00a0: la console dit lesquels. Vérifiez à nouveau quand ils arriveront.",
      }[why]
    }`,
  "unseen-link": ({ address, why }) =>
    `Non vérifié\u00a0: si ${why === "elsewhere" ? `les pages de ${address} existent` : `${address} existe`}. ${
      why === "elsewhere"
        ? "Un navigateur ne dit pas cela d’un autre site."
        : why === "silent"
          ? "Rien ne répond à cette adresse."
          : `La réponse est le statut ${why}.`
    } Ouvrez le lien dans un nouvel onglet.`,
  "unseen-shift": () =>
    "Non vérifié\u00a0: si la page bouge pendant son chargement. Ce navigateur ne le dit pas\u00a0; ouvrez la page dans Chrome ou Edge.",
  "unknown-tag": ({ tag, suggestion }) =>
    `<${tag}> n’existe pas.${suggestion ? ` Vouliez-vous dire <${suggestion}>\u00a0?` : " Retirez-le."}`,
  "unknown-attribute": ({ tag, name, suggestion }) =>
    `<${tag}> n’a pas d’attribut «\u00a0${name}\u00a0».${suggestion ? ` Vouliez-vous dire «\u00a0${suggestion}\u00a0»\u00a0?` : ""}`,
  "bad-value": ({ tag, name, accepted }) => `<${tag}> ${name}\u00a0: cette valeur n’est pas acceptée. Acceptées\u00a0: ${accepted}.`,
  swallowed: ({ tag, stray }) =>
    `<${tag}> contient <${stray}>, qui n’est pas un contenu de remplacement. La balise fermante manque-t-elle\u00a0? En HTML une balise ne se ferme pas elle-même.`,
  unboxed: ({ tag }) =>
    `<${tag}> n’a pas de boîte\u00a0: les styles de la page disent display: contents. Sa mise en page ne peut pas connaître sa largeur. Laissez-lui sa boîte.`,
  "hidden-empty": ({ tag }) =>
    `<${tag}> est masqué tant qu’il est vide, et pour le CSS il l’est toujours\u00a0: ce qu’il montre se trouve dans son shadow root. Donnez-lui un contenu à vous, affiché en attendant.`,
  "hidden-unready": ({ tag }) =>
    `<${tag}> est masqué jusqu’à ce qu’il soit prêt\u00a0: aucune place ne lui est réservée, et la page bouge quand il apparaît. Masquez-le autrement, ou pas du tout.`,
  "strange-script": ({ address, base }) =>
    `Le script est exécuté depuis ${address}, où aucun de ses fichiers ne se trouve\u00a0: ils viennent de ${base}, l’adresse prévue à sa construction. Indiquez-la dans data-base.`,
  "callback-unclaimed": ({ tag }) =>
    `<${tag}> n’a pas d’endpoint\u00a0: personne ne reçoit ses demandes, sauf si un script de la page écoute digi-submit et écrit event.detail.taken = true.`,
  "second-copy": ({ versions }) =>
    `Le script figure plusieurs fois sur la page${versions.length ? ` (${versions.join(", ")})` : ""}. La première copie sert\u00a0; retirez les autres.`,
  "late-options": ({ address, names }) =>
    `Le script figure plusieurs fois sur la page. La première copie (${address}) sert, et personne ne lit les options d’une copie suivante\u00a0: ${names.join(", ")}. Écrivez-les sur la première, et retirez les autres.`,
  "page-language": ({ written, spoken }) =>
    `<html lang="${written}"> n’est aucune de nos langues (en, fr, nl)\u00a0: les balises parlent celle du visiteur, sinon l’anglais\u00a0; ici ${spoken}. Indiquez sur le script laquelle elles parlent.`,
  "unknown-offer": ({ tag, name, value, suggestion }) =>
    `<${tag}> ${name}="${value}" n’est pas proposé\u00a0: les visiteurs le lisent.${suggestion ? ` Vouliez-vous dire «\u00a0${suggestion}\u00a0»\u00a0?` : " Retirez-le."}`,
  "unseen-offer": ({ tag, name, value, why }) =>
    `Non vérifié\u00a0: si ${name}="${value}" de <${tag}> est proposé. ${
      why === "address"
        ? "L’API ne le dit que pour une adresse\u00a0: choisissez-en une dans la balise."
        : "L’API n’a pas répondu par ses offres."
    }`,
  "late-consent": () =>
    "Le <head> de la page ne dit pas ce que les balises de Google peuvent faire avant le choix du visiteur. Le bandeau de cookies l’a dit, peut-être trop tard. Mettez cette ligne dans le <head>, avant les balises de Google.",
  insecure: () => "La page n’est pas servie en https\u00a0: le contrôle de sécurité des formulaires ne peut pas fonctionner.",
  "bad-site": ({ value }) =>
    `data-site="${value}" n’est pas une adresse. Écrivez le site du fournisseur en entier, comme https://www.digi.example.`,
  "bad-routes": () => 'data-routes n’est pas une table de pages en JSON, comme {"login": {"fr": "/connexion"}}.',
  "unknown-page": ({ page, suggestion }) =>
    `data-routes cite une page «\u00a0${page}\u00a0» qui n’existe pas.${suggestion ? ` Vouliez-vous dire «\u00a0${suggestion}\u00a0»\u00a0?` : ""}`,
  blocked: ({ directive, line }) => `La Content-Security-Policy de la page bloque ${directive}. Ajoutez\u00a0: ${line}`,
  "api-unreachable": ({ api }) => `L’API ${api} est injoignable. Vérifiez data-api, et que l’API autorise l’origine de cette page (CORS).`,
  "api-refuses": ({ api, httpStatus }) => `${api} répond avec le statut ${httpStatus}. Vérifiez data-api.`,
  "origin-refused": ({ api, origin }) =>
    `L’API ${api} répond, mais n’autorise pas l’origine de cette page, ${origin} (CORS). Son exploitant l’ajoute (ALLOWED_ORIGINS), pour qu’elle réponde avec cet en-tête.`,
  "mixed-content": ({ what, address }) =>
    `${what} vaut ${address}\u00a0: sur une page servie en https, un navigateur n’interroge aucune adresse en http. Écrivez https.`,
  "unknown-option": ({ name, suggestion }) =>
    `${name} n’est pas une de nos options.${suggestion ? ` Vouliez-vous dire ${suggestion}\u00a0?` : " Retirez-la."}`,
  "refused-data": ({ tag, problem }) => `<${tag}> n’accepte pas ce qu’il a reçu\u00a0: ${problem}. Les visiteurs voient ce qu’il en reste.`,
  "refused-code": ({ tag, value }) =>
    `<${tag}>\u00a0: l’API ne connaît pas le code «\u00a0${value}\u00a0». Demandez le bon, ou retirez-le.`,
  "unknown-section": ({ tag, id, known }) =>
    `<${tag}> laisse de côté la section «\u00a0${id}\u00a0» des données de l’API. Cette page connaît ${known}.`,
  "no-room-sheet": ({ address, why }) =>
    ({
      gone: `La feuille de style ${address} n’existe pas\u00a0: aucune place n’est réservée aux balises, et la page bouge quand elles arrivent. Liez celle de la version.`,
      old: `La feuille de style ${address} n’est pas celle de cette version\u00a0: elle réserve d’autres hauteurs, et la page bouge. Liez celle de la version.`,
    })[why],
  "tracking-unasked": ({ tracker }) =>
    `${tracker} suit des visiteurs à qui personne ne demande rien. Demandez d’abord\u00a0: avec le bandeau de cookies, ou votre propre outil de consentement.`,
  invisible: ({ tag, style }) => `<${tag}> est là, et personne ne le voit\u00a0: les styles de la page disent ${style}.`,
  amp: () =>
    "C’est une page AMP, qui n’exécute aucun script autre que ceux d’AMP. Retirez la marque, ou mettez-y un lien vers une page qui contient les balises.",
  "self-closed": ({ tag }) =>
    `<${tag}/> est fermé comme en XML. En HTML une balise ne se ferme pas elle-même\u00a0: ce qui suit se trouve dedans, et disparaît quand le widget arrive.`,
  "inside-control": ({ tag, control }) =>
    `<${tag}> se trouve dans <${control}>\u00a0: le HTML n’y admet pas de champs, et dans certains navigateurs on ne peut rien y saisir ni presser. Placez-le à côté.`,
  "no-site": ({ address, count }) =>
    `${count} des pages du fournisseur auxquelles mènent les balises (${address} …) ne sont pas sur ce site. Indiquez sur le script où se trouve le site du fournisseur\u00a0: data-site.`,
  "unseen-some": ({ seen, made }) =>
    `${seen} balises vérifiées sur ${made}\u00a0: les autres se trouvent là où aucun script ne peut regarder, comme dans un shadow root fermé. Vérifiez-les sur une page à part.`,
};
