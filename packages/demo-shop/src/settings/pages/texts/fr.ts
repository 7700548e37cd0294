import type { PageRecord } from "../PageRecord.ts";

/** Pages of the shop in French. */
export const frenchPages: readonly PageRecord[] = [
  {
    uri: "/fr/mentions-legales",
    title: "Mentions légales",
    content: `<p>{title} est la boutique de démonstration du logiciel du même nom. Elle montre comment fonctionne un magasin d’électronique avec un atelier de réparation. Ce n’est pas une entreprise : rien n’est vendu, expédié ni débité ici, et aucun contrat n’est conclu.</p>
<h2>Adresse</h2>
<p>{title}<br>{street}<br>{city}, Allemagne</p>
<h2>Contact</h2>
<ul><li>Téléphone : {phone}</li><li>E-mail : <a href="mailto:{email}">{email}</a></li><li><a href="/fr/contact">Horaires et chat</a></li></ul>
<h2>Textes et images</h2>
<p>Les produits, les avis et les personnes sont inventés, les images sont calculées par ordinateur. Un magasin qui utilise ce logiciel remplace cette page par ses propres mentions légales, avec sa forme juridique, son numéro d’immatriculation et son numéro de TVA.</p>`,
  },
  {
    uri: "/fr/confidentialite",
    title: "Politique de confidentialité",
    content: `<p>Cette page indique quelles données {title} conserve à votre sujet, pourquoi et combien de temps. Pour toute question, écrivez à <a href="mailto:{email}">{email}</a>.</p>
<h2>Quand vous parcourez la boutique</h2>
<p>Les pages viennent de notre propre serveur, tout comme les polices, les scripts et les images. Aucune autre entreprise n’est sollicitée ; il n’y a ni publicité ni pistage. Une carte n’est chargée chez son fournisseur que si vous l’ouvrez.</p>
<h2>Cookies et mémoire du navigateur</h2>
<ul><li>Des cookies portent votre panier (48 heures), votre connexion (2 jours, ou 14 si vous choisissez de rester connecté), les commandes passées sans compte (30 jours) et votre langue.</li><li>Votre navigateur retient aussi le panier, la liste d’envies, la comparaison, les recherches et les produits consultés. Ces listes restent sur votre appareil jusqu’à ce que vous les effaciez.</li></ul>
<p>Tout cela est nécessaire à ce que vous demandez ; c’est pourquoi nous ne demandons pas de consentement.</p>
<h2>Quand vous commandez ou réservez une réparation</h2>
<p>Nous utilisons votre nom, votre adresse, votre e-mail et votre téléphone pour exécuter la commande, et les conservons avec elle. Si vous payez par carte, le prestataire Stripe reçoit les données directement ; nous ne voyons jamais le numéro.</p>
<h2>Vos droits</h2>
<p>Vous pouvez savoir ce que nous avons enregistré, le faire corriger ou effacer, en recevoir une copie et saisir une autorité de protection des données. Vous modifiez vos adresses vous-même dans <a href="/fr/my-account">votre compte</a>.</p>`,
  },
  {
    uri: "/fr/conditions-generales",
    title: "Conditions générales de vente",
    content: `<p>{title} est une démonstration. Les conditions suivantes montrent comment un tel magasin vendrait ; les commandes passées ici n’engagent personne.</p>
<h2>Contrat</h2>
<p>Les produits de ces pages sont une invitation à commander. Vous commandez avec le bouton de la dernière étape, où vous pouvez encore tout vérifier et modifier. Un e-mail confirme la réception de la commande ; le contrat est conclu lorsque nous expédions les articles ou commençons la réparation.</p>
<h2>Prix et paiement</h2>
<p>Les prix sont en euros. Les frais de livraison sont indiqués dans le panier avant la commande et sur la page <a href="/fr/livraison-et-paiement">Livraison et paiement</a>.</p>
<h2>Livraison et propriété</h2>
<p>Nous livrons à l’adresse que vous indiquez ou remettons les articles au comptoir. Ils restent notre propriété jusqu’au paiement.</p>
<h2>Réparations</h2>
<p>Une réparation est commandée au prix affiché. Si un appareil demande davantage, nous vous interrogeons d’abord et ne faisons rien avant votre réponse.</p>
<h2>En cas de problème</h2>
<p>Vos droits légaux en cas de défaut s’appliquent, voir <a href="/fr/garantie">Garantie</a>. La page <a href="/fr/retractation">Droit de rétractation</a> explique comment revenir sur un achat.</p>
<h2>Droit applicable</h2>
<p>Le droit allemand s’applique. Les consommateurs gardent la protection du droit du pays où ils vivent.</p>`,
  },
  {
    uri: "/fr/livraison-et-paiement",
    title: "Livraison et paiement",
    content: `<p>Le prix de la livraison dépend de la destination. Les montants comprennent la TVA allemande ; le panier affiche le montant exact pour votre adresse.</p>
<table><thead><tr><th scope="col">Destination</th><th scope="col">Livraison</th><th scope="col">Offerte à partir de</th></tr></thead><tbody><tr><td>Allemagne</td><td>{costGermany}</td><td>{freeGermany}</td></tr><tr><td>Reste de l’Europe</td><td>{costEurope}</td><td>{freeEurope}</td></tr><tr><td>Tous les autres pays</td><td>{costElsewhere}</td><td>–</td></tr></tbody></table>
<p>Les droits de douane hors de l’Union européenne sont à la charge du destinataire. Vous pouvez aussi retirer votre commande gratuitement au comptoir : {street}, {city}.</p>
<h2>Paiement</h2>
<ul><li>Virement : nous expédions dès que l’argent est arrivé.</li><li>Chèque : de même.</li><li>Paiement à la livraison : vous payez au livreur ou au comptoir.</li><li>Carte : proposée au moment de finaliser la commande si la boutique l’a configurée, et débitée à la commande.</li></ul>
<h2>Réparations par la poste</h2>
<p>Quand vous réservez une réparation par la poste, vous recevez une étiquette à imprimer. Nous renvoyons l’appareil à l’adresse de votre réservation.</p>`,
  },
  {
    uri: "/fr/retractation",
    title: "Droit de rétractation",
    content: `<p>En tant que consommateur, vous pouvez vous rétracter de votre achat dans un délai de 14 jours sans donner de motif. Le délai court du jour où vous, ou une personne que vous désignez, recevez les articles, ou le dernier s’il y a plusieurs colis.</p>
<h2>Comment vous rétracter</h2>
<p>Dites-nous sans ambiguïté que vous vous rétractez, par e-mail à <a href="mailto:{email}">{email}</a> ou par lettre à {title}, {street}, {city}, Allemagne. Il suffit de l’envoyer avant la fin du délai.</p>
<h2>Ce qui se passe ensuite</h2>
<p>Nous remboursons tous les paiements, y compris le mode de livraison le moins cher que nous proposons, dans les 14 jours et par le moyen que vous avez utilisé. Nous pouvons attendre le retour des articles ou la preuve de leur envoi. Merci de les renvoyer dans les 14 jours. Vous ne payez une perte de valeur que si vous avez manipulé les articles plus qu’il ne fallait pour les examiner.</p>
<h2>Exceptions</h2>
<p>Le droit prend fin plus tôt pour une réparation achevée à votre demande expresse et pour un téléchargement commencé avec votre accord.</p>
<h2>Délai plus long</h2>
<p>Au-delà de la loi, nous reprenons gratuitement pendant 30 jours les articles non utilisés.</p>
<h2>Texte à utiliser</h2>
<blockquote>Par la présente, je me rétracte de l’achat des articles suivants : … Commandés le … / reçus le … Numéro de commande … Nom et adresse … Date …</blockquote>`,
  },
  {
    uri: "/fr/accessibilite",
    title: "Accessibilité",
    content: `<p>Tout le monde doit pouvoir acheter et faire réparer ici. Notre mesure est WCAG 2.2, niveau AA.</p>
<h2>Ce que nous faisons</h2>
<ul><li>Chaque page s’utilise au clavier seul, avec un focus visible et un lien qui mène au contenu.</li><li>Les couleurs ont assez de contraste en clair et en sombre ; rien n’est dit par la couleur seule.</li><li>Les textes peuvent être agrandis et les pages s’adaptent aux écrans étroits.</li><li>Les erreurs des formulaires sont expliquées près du champ, et ce que vous avez saisi n’est pas perdu.</li><li>Qui préfère moins de mouvement n’en voit aucun.</li><li>Les pages les plus importantes fonctionnent aussi sans JavaScript.</li></ul>
<p>Chaque partie de ces pages est contrôlée automatiquement à chaque changement.</p>
<h2>Ce qui manque encore</h2>
<ul><li>Les cartes géographiques et les champs des cartes de paiement viennent d’autres fournisseurs ; nous ne pouvons pas les modifier. L’adresse figure à côté de la carte, et il existe d’autres moyens de paiement.</li><li>Toutes les pages n’ont pas été essayées avec des personnes qui utilisent des aides techniques.</li></ul>
<h2>Dites-le-nous</h2>
<p>Si quelque chose vous gêne, écrivez à <a href="mailto:{email}">{email}</a> ou appelez le {phone}. Nous vous aidons aussi à commander.</p>`,
  },
  {
    uri: "/fr/garantie",
    title: "Garantie",
    content: `<h2>Articles</h2>
<p>Pour les articles, la loi vous donne deux ans : si quelque chose était défectueux à la réception, nous le réparons ou le remplaçons gratuitement, transport compris. Si cela échoue, vous pouvez obtenir une réduction du prix ou rendre l’article. Si la loi de votre pays vous protège davantage, c’est elle qui vaut.</p>
<h2>Réparations</h2>
<p>Sur les pièces posées et notre travail, vous avez 12 mois. Si la même panne revient, nous la réparons de nouveau gratuitement.</p>
<h2>Ce qui n’est pas couvert</h2>
<p>Les chutes, les liquides, l’usure et les batteries qui ont vieilli normalement. Nous examinons quand même l’appareil et vous disons ce qui est possible.</p>
<h2>Que faire</h2>
<p>Venez au comptoir, {street}, {city}, ou écrivez à <a href="mailto:{email}">{email}</a> avec le numéro de votre commande. Sauvegardez vos données avant de nous confier un appareil. La garantie d’un fabricant, s’il y en a une, s’y ajoute.</p>`,
  },
];
