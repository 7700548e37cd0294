import type { PageRecord } from "../PageRecord.ts";

/** Pages of the shop in Italian. */
export const italianPages: readonly PageRecord[] = [
  {
    uri: "/it/note-legali",
    title: "Note legali",
    content: `<p>{title} è il negozio dimostrativo del software omonimo. Mostra come lavora un negozio di elettronica con un centro riparazioni. Non è un’impresa: qui non si vende, non si spedisce e non si addebita nulla, e non si conclude alcun contratto.</p>
<h2>Indirizzo</h2>
<p>{title}<br>{street}<br>{city}, Germania</p>
<h2>Contatti</h2>
<ul><li>Telefono: {phone}</li><li>E-mail: <a href="mailto:{email}">{email}</a></li><li><a href="/it/contact">Orari e chat</a></li></ul>
<h2>Testi e immagini</h2>
<p>Prodotti, recensioni e persone sono inventati, le immagini sono generate al computer. Il negozio che usa questo software sostituisce questa pagina con le proprie note legali, con forma giuridica, numero di registro e partita IVA.</p>`,
  },
  {
    uri: "/it/privacy",
    title: "Informativa sulla privacy",
    content: `<p>Questa pagina dice quali suoi dati conserva {title}, perché e per quanto tempo. Per domande scriva a <a href="mailto:{email}">{email}</a>.</p>
<h2>Quando visita il negozio</h2>
<p>Le pagine arrivano dal nostro server, come i caratteri, gli script e le immagini. Nessun’altra azienda viene interpellata; non ci sono pubblicità né tracciamento. Una mappa viene caricata dal suo fornitore solo quando la apre.</p>
<h2>Cookie e memoria del browser</h2>
<ul><li>I cookie conservano il carrello (48 ore), l’accesso (2 giorni, o 14 se sceglie di restare collegato), gli ordini fatti come ospite (30 giorni) e la lingua.</li><li>Il browser ricorda inoltre carrello, lista dei desideri, confronto, ricerche e prodotti visti. Questi elenchi restano sul suo dispositivo finché non li cancella.</li></ul>
<p>Tutto questo serve a ciò che richiede; perciò non chiediamo un consenso.</p>
<h2>Quando ordina o prenota una riparazione</h2>
<p>Usiamo nome, indirizzo, e-mail e telefono per eseguire l’ordine e li conserviamo insieme a esso. Se paga con carta, il fornitore di pagamenti Stripe riceve i dati direttamente; noi non vediamo mai il numero.</p>
<h2>I suoi diritti</h2>
<p>Può sapere che cosa abbiamo salvato, farlo correggere o cancellare, riceverne una copia e rivolgersi a un’autorità per la protezione dei dati. Gli indirizzi li modifica nel <a href="/it/my-account">suo account</a>.</p>`,
  },
  {
    uri: "/it/condizioni",
    title: "Condizioni di vendita",
    content: `<p>{title} è una dimostrazione. Le condizioni seguenti mostrano come venderebbe un negozio simile; gli ordini fatti qui non impegnano nessuno.</p>
<h2>Contratto</h2>
<p>I prodotti di queste pagine sono un invito a ordinare. L’ordine si fa con il pulsante dell’ultimo passo, dove si può ancora controllare e cambiare tutto. Un’e-mail conferma che l’ordine è arrivato; il contratto si conclude quando spediamo gli articoli o iniziamo la riparazione.</p>
<h2>Prezzi e pagamento</h2>
<p>I prezzi sono in euro. Le spese di spedizione sono indicate nel carrello prima dell’ordine e nella pagina <a href="/it/spedizione-e-pagamento">Spedizione e pagamento</a>.</p>
<h2>Consegna e proprietà</h2>
<p>Consegniamo all’indirizzo indicato o al banco. Gli articoli restano nostri fino al pagamento.</p>
<h2>Riparazioni</h2>
<p>Una riparazione si ordina al prezzo indicato. Se un dispositivo richiede altro, chiediamo prima e non facciamo nulla fino alla sua risposta.</p>
<h2>Se qualcosa non va</h2>
<p>Valgono i suoi diritti di legge in caso di difetti, vedi <a href="/it/garanzia">Garanzia</a>. Come recedere da un acquisto è spiegato nella pagina <a href="/it/recesso">Diritto di recesso</a>.</p>
<h2>Legge applicabile</h2>
<p>Si applica la legge tedesca. I consumatori mantengono la tutela della legge del Paese in cui vivono.</p>`,
  },
  {
    uri: "/it/spedizione-e-pagamento",
    title: "Spedizione e pagamento",
    content: `<p>Il costo della consegna dipende dalla destinazione. Gli importi comprendono l’IVA tedesca; il carrello mostra l’importo esatto per il suo indirizzo.</p>
<table><thead><tr><th scope="col">Destinazione</th><th scope="col">Consegna</th><th scope="col">Gratis da</th></tr></thead><tbody><tr><td>Germania</td><td>{costGermany}</td><td>{freeGermany}</td></tr><tr><td>Resto d’Europa</td><td>{costEurope}</td><td>{freeEurope}</td></tr><tr><td>Tutti gli altri Paesi</td><td>{costElsewhere}</td><td>–</td></tr></tbody></table>
<p>I dazi fuori dall’Unione europea sono a carico del destinatario. Può anche ritirare l’ordine gratis al banco: {street}, {city}.</p>
<h2>Pagamento</h2>
<ul><li>Bonifico: spediamo quando arriva il denaro.</li><li>Assegno: lo stesso.</li><li>Contrassegno: paga al corriere o al banco.</li><li>Carta: proposta alla cassa se il negozio l’ha attivata, e addebitata al momento dell’ordine.</li></ul>
<h2>Riparazioni per posta</h2>
<p>Quando prenota una riparazione per posta riceve un’etichetta da stampare. Rimandiamo il dispositivo all’indirizzo della prenotazione.</p>`,
  },
  {
    uri: "/it/recesso",
    title: "Diritto di recesso",
    content: `<p>Come consumatore può recedere dall’acquisto entro 14 giorni senza indicare un motivo. Il termine decorre dal giorno in cui lei, o una persona da lei indicata, riceve gli articoli, o l’ultimo se i pacchi sono più di uno.</p>
<h2>Come recedere</h2>
<p>Ci comunichi in modo inequivocabile che recede: per e-mail a <a href="mailto:{email}">{email}</a> o per lettera a {title}, {street}, {city}, Germania. Basta inviarlo prima della fine del termine.</p>
<h2>Che cosa succede poi</h2>
<p>Rimborsiamo tutti i pagamenti, compresa la consegna più economica che offriamo, entro 14 giorni e con lo stesso mezzo di pagamento. Possiamo attendere il ritorno degli articoli o la prova della spedizione. La preghiamo di spedirli entro 14 giorni. Paga una perdita di valore solo se li ha usati più di quanto serve per esaminarli.</p>
<h2>Eccezioni</h2>
<p>Il diritto termina prima per una riparazione completata su sua espressa richiesta e per un download iniziato con il suo consenso.</p>
<h2>Termine più lungo</h2>
<p>Oltre la legge, riprendiamo gratis per 30 giorni gli articoli non usati.</p>
<h2>Testo da usare</h2>
<blockquote>Con la presente recedo dall’acquisto dei seguenti articoli: … Ordinati il … / ricevuti il … Numero dell’ordine … Nome e indirizzo … Data …</blockquote>`,
  },
  {
    uri: "/it/accessibilita",
    title: "Accessibilità",
    content: `<p>Tutti devono poter acquistare e far riparare qui. La nostra misura è WCAG 2.2, livello AA.</p>
<h2>Che cosa facciamo</h2>
<ul><li>Ogni pagina si usa con la sola tastiera, con un focus visibile e un link che porta al contenuto.</li><li>I colori hanno contrasto sufficiente nell’aspetto chiaro e in quello scuro; nulla è detto solo con il colore.</li><li>I testi si possono ingrandire e le pagine si adattano agli schermi stretti.</li><li>Gli errori nei moduli sono spiegati accanto al campo, e ciò che ha scritto non va perso.</li><li>Chi preferisce meno movimento non ne vede.</li><li>Le pagine più importanti funzionano anche senza JavaScript.</li></ul>
<p>Ogni parte di queste pagine è controllata automaticamente a ogni modifica.</p>
<h2>Che cosa manca ancora</h2>
<ul><li>Le mappe e i campi delle carte di pagamento vengono da altri fornitori; non possiamo cambiarli. L’indirizzo è accanto alla mappa e ci sono altri metodi di pagamento.</li><li>Non tutte le pagine sono state provate con persone che usano tecnologie assistive.</li></ul>
<h2>Ce lo dica</h2>
<p>Se qualcosa la ostacola, scriva a <a href="mailto:{email}">{email}</a> o chiami {phone}. La aiutiamo anche con l’ordine.</p>`,
  },
  {
    uri: "/it/garanzia",
    title: "Garanzia",
    content: `<h2>Articoli</h2>
<p>Per gli articoli la legge le dà due anni: se qualcosa era difettoso alla consegna, lo ripariamo o sostituiamo gratis, trasporto compreso. Se non riesce, può ottenere una riduzione del prezzo o restituire l’articolo. Nel primo anno si presume che il difetto ci fosse dall’inizio.</p>
<h2>Riparazioni</h2>
<p>Per i ricambi montati e il nostro lavoro ha 12 mesi. Se torna lo stesso guasto, lo ripariamo di nuovo gratis.</p>
<h2>Che cosa non è compreso</h2>
<p>Cadute, liquidi, usura e batterie invecchiate normalmente. Guardiamo comunque il dispositivo e le diciamo che cosa si può fare.</p>
<h2>Che cosa fare</h2>
<p>Venga al banco, {street}, {city}, o scriva a <a href="mailto:{email}">{email}</a> con il numero dell’ordine. Faccia una copia dei suoi dati prima di consegnare un dispositivo. La garanzia di un produttore, se c’è, si aggiunge.</p>`,
  },
];
