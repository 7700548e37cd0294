import type { PageRecord } from "../PageRecord.ts";

/** Pages of the shop in German. */
export const germanPages: readonly PageRecord[] = [
  {
    uri: "/de/impressum",
    title: "Impressum",
    content: `<p>{title} ist der Vorführshop der gleichnamigen Software. Er zeigt, wie ein Elektronikgeschäft mit Reparaturtheke arbeitet. Er ist kein Unternehmen: Hier wird nichts verkauft, verschickt oder abgebucht, und es kommt kein Vertrag zustande.</p>
<h2>Anschrift</h2>
<p>{title}<br>{street}<br>{city}, Deutschland</p>
<h2>Kontakt</h2>
<ul><li>Telefon: {phone}</li><li>E-Mail: <a href="mailto:{email}">{email}</a></li><li><a href="/de/contact">Öffnungszeiten und Chat</a></li></ul>
<h2>Texte und Bilder</h2>
<p>Produkte, Bewertungen und Personen sind erfunden, die Bilder am Rechner entstanden. Ein Geschäft, das diese Software einsetzt, ersetzt diese Seite durch sein eigenes Impressum mit Rechtsform, Registernummer und Umsatzsteuer-Identifikationsnummer.</p>`,
  },
  {
    uri: "/de/datenschutz",
    title: "Datenschutzerklärung",
    content: `<p>Diese Seite sagt, welche Daten {title} von Ihnen speichert, wozu und wie lange. Fragen beantworten wir unter <a href="mailto:{email}">{email}</a>.</p>
<h2>Wenn Sie sich umsehen</h2>
<p>Die Seiten kommen von unserem eigenen Server, ebenso Schriften, Skripte und Bilder. Kein anderes Unternehmen wird dabei angefragt; es gibt keine Werbung und kein Tracking. Eine Karte wird erst dann von ihrem Anbieter geladen, wenn Sie sie öffnen.</p>
<h2>Cookies und der Speicher Ihres Browsers</h2>
<ul><li>Cookies führen Ihren Warenkorb (48 Stunden), Ihre Anmeldung (2 Tage, oder 14, wenn Sie angemeldet bleiben möchten), die Bestellungen, die Sie als Gast aufgegeben haben (30 Tage), und Ihre Sprache.</li><li>Ihr Browser merkt sich außerdem Warenkorb, Wunschliste, Vergleich, Suchen und angesehene Produkte. Diese Listen bleiben auf Ihrem Gerät, bis Sie sie löschen.</li></ul>
<p>All das ist für die Funktionen nötig, die Sie aufrufen. Deshalb fragen wir nicht nach einer Einwilligung.</p>
<h2>Wenn Sie bestellen oder eine Reparatur buchen</h2>
<p>Wir verwenden Name, Anschrift, E-Mail-Adresse und Telefonnummer, um die Bestellung auszuführen, und bewahren sie mit ihr auf. Zahlen Sie mit Karte, erhält der Zahlungsdienst Stripe die Kartendaten unmittelbar; wir sehen die Nummer nie.</p>
<h2>Ihre Rechte</h2>
<p>Sie können erfahren, was wir gespeichert haben, es berichtigen oder löschen lassen, eine Kopie erhalten und sich bei einer Datenschutzbehörde beschweren. Ihre Adressen ändern Sie selbst in <a href="/de/my-account">Ihrem Konto</a>.</p>`,
  },
  {
    uri: "/de/agb",
    title: "Allgemeine Geschäftsbedingungen",
    content: `<p>{title} ist eine Vorführung. Die folgenden Bedingungen zeigen, wie ein solches Geschäft handeln würde; Bestellungen, die hier aufgegeben werden, binden niemanden.</p>
<h2>Vertrag</h2>
<p>Die Produkte auf diesen Seiten sind eine Einladung zur Bestellung. Sie bestellen mit der Schaltfläche am Ende der Kasse; bis dahin können Sie alles prüfen und ändern. Eine E-Mail bestätigt, dass Ihre Bestellung eingegangen ist. Der Vertrag kommt zustande, wenn wir die Ware versenden oder mit der Reparatur beginnen.</p>
<h2>Preise und Zahlung</h2>
<p>Die Preise sind in Euro. Was für die Lieferung hinzukommt, steht vor der Bestellung im Warenkorb und auf der Seite <a href="/de/versand-und-zahlung">Versand und Zahlung</a>.</p>
<h2>Lieferung und Eigentum</h2>
<p>Wir liefern an die Adresse, die Sie angeben, oder geben die Ware am Tresen aus. Die Ware bleibt bis zur Bezahlung unser Eigentum.</p>
<h2>Reparaturen</h2>
<p>Eine Reparatur wird zum angezeigten Preis beauftragt. Braucht ein Gerät mehr als das, fragen wir Sie zuerst und tun nichts, bis Sie antworten.</p>
<h2>Wenn etwas nicht stimmt</h2>
<p>Es gelten Ihre gesetzlichen Rechte bei Mängeln, siehe <a href="/de/gewaehrleistung">Gewährleistung</a>. Wie Sie einen Kauf widerrufen, steht auf der Seite <a href="/de/widerruf">Widerrufsrecht</a>.</p>
<h2>Recht</h2>
<p>Es gilt deutsches Recht. Verbraucherinnen und Verbraucher behalten den Schutz des Rechts ihres Wohnsitzlandes.</p>`,
  },
  {
    uri: "/de/versand-und-zahlung",
    title: "Versand und Zahlung",
    content: `<p>Was der Versand kostet, hängt vom Ziel ab. Die Beträge enthalten die deutsche Mehrwertsteuer; den genauen Betrag für Ihre Adresse zeigt der Warenkorb.</p>
<table><thead><tr><th scope="col">Ziel</th><th scope="col">Versand</th><th scope="col">Kostenlos ab</th></tr></thead><tbody><tr><td>Deutschland</td><td>{costGermany}</td><td>{freeGermany}</td></tr><tr><td>Übriges Europa</td><td>{costEurope}</td><td>{freeEurope}</td></tr><tr><td>Alle anderen Länder</td><td>{costElsewhere}</td><td>–</td></tr></tbody></table>
<p>Zölle außerhalb der Europäischen Union zahlt der Empfänger. Sie können Ihre Bestellung auch kostenlos am Tresen abholen: {street}, {city}.</p>
<h2>Zahlung</h2>
<ul><li>Überweisung: Wir versenden die Ware, sobald das Geld eingegangen ist.</li><li>Scheck: Es gilt dasselbe.</li><li>Nachnahme: Sie zahlen beim Kurier oder am Tresen.</li><li>Karte: wird an der Kasse angeboten, wenn der Shop sie eingerichtet hat, und bei der Bestellung belastet.</li></ul>
<h2>Reparaturen per Post</h2>
<p>Wenn Sie eine Reparatur per Post buchen, erhalten Sie ein Versandetikett zum Ausdrucken. Wir senden das Gerät an die Adresse Ihrer Buchung zurück.</p>`,
  },
  {
    uri: "/de/widerruf",
    title: "Widerrufsrecht",
    content: `<p>Als Verbraucherin oder Verbraucher können Sie Ihren Kauf binnen 14 Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt an dem Tag, an dem Sie oder eine von Ihnen benannte Person die Ware erhalten haben, bei mehreren Paketen das letzte.</p>
<h2>So widerrufen Sie</h2>
<p>Teilen Sie uns eindeutig mit, dass Sie widerrufen: per E-Mail an <a href="mailto:{email}">{email}</a> oder per Brief an {title}, {street}, {city}, Deutschland. Es genügt, die Erklärung vor Ablauf der Frist abzusenden.</p>
<h2>Was dann geschieht</h2>
<p>Wir erstatten alle Zahlungen einschließlich der günstigsten von uns angebotenen Lieferung binnen 14 Tagen auf dem Weg, auf dem Sie gezahlt haben. Wir können warten, bis die Ware zurück ist oder Sie die Absendung nachgewiesen haben. Bitte senden Sie die Ware binnen 14 Tagen ab. Für einen Wertverlust zahlen Sie nur, wenn Sie mit der Ware anders umgegangen sind, als es zur Prüfung nötig war.</p>
<h2>Ausnahmen</h2>
<p>Das Recht erlischt vorzeitig bei einer Reparatur, die auf Ihren ausdrücklichen Wunsch vollständig ausgeführt wurde, und bei einem Download, der mit Ihrer Zustimmung begonnen hat.</p>
<h2>Längere Rückgabe</h2>
<p>Über das Gesetz hinaus nehmen wir unbenutzte Ware 30 Tage lang kostenlos zurück.</p>
<h2>Muster</h2>
<blockquote>Hiermit widerrufe ich den Kauf der folgenden Ware: … Bestellt am … / erhalten am … Bestellnummer … Name und Anschrift … Datum …</blockquote>`,
  },
  {
    uri: "/de/barrierefreiheit",
    title: "Barrierefreiheit",
    content: `<p>Alle sollen hier einkaufen und reparieren lassen können. Unser Maßstab ist WCAG 2.2, Stufe AA.</p>
<h2>Was wir tun</h2>
<ul><li>Jede Seite lässt sich allein mit der Tastatur bedienen, mit sichtbarem Fokus und einem Link, der zum Inhalt springt.</li><li>Farben haben in der hellen und der dunklen Ansicht genug Kontrast; nichts wird allein durch Farbe gesagt.</li><li>Texte lassen sich vergrößern, und Seiten passen sich schmalen Bildschirmen an.</li><li>Fehler in Formularen stehen in Worten neben dem Feld, und Eingaben gehen nicht verloren.</li><li>Wer weniger Bewegung wünscht, sieht keine.</li><li>Die wichtigsten Seiten funktionieren auch ohne JavaScript.</li></ul>
<p>Jeder Teil dieser Seiten wird bei jeder Änderung automatisch auf Barrieren geprüft.</p>
<h2>Was noch fehlt</h2>
<ul><li>Karten und die Felder für Zahlungskarten kommen von anderen Anbietern; wir können sie nicht ändern. Die Adresse steht neben der Karte, und es gibt andere Zahlungsarten.</li><li>Nicht alle Seiten wurden mit Menschen geprüft, die Hilfsmittel nutzen.</li></ul>
<h2>Sagen Sie es uns</h2>
<p>Wenn Ihnen etwas im Weg ist, schreiben Sie an <a href="mailto:{email}">{email}</a> oder rufen Sie {phone} an. Wir helfen Ihnen auch bei der Bestellung.</p>`,
  },
  {
    uri: "/de/gewaehrleistung",
    title: "Gewährleistung",
    content: `<h2>Waren</h2>
<p>Für Waren gibt Ihnen das Gesetz zwei Jahre: War etwas schon bei der Übergabe fehlerhaft, reparieren oder ersetzen wir es kostenlos, Transport eingeschlossen. Gelingt das nicht, können Sie den Preis mindern oder die Ware zurückgeben. Im ersten Jahr wird vermutet, dass der Fehler von Anfang an da war.</p>
<h2>Reparaturen</h2>
<p>Auf eingebaute Teile und unsere Arbeit haben Sie 12 Monate. Kommt derselbe Fehler wieder, reparieren wir ihn noch einmal kostenlos.</p>
<h2>Was nicht dazugehört</h2>
<p>Stürze, Flüssigkeit, Verschleiß und Akkus, die wie Akkus gealtert sind. Wir sehen uns das Gerät trotzdem an und sagen Ihnen, was möglich ist.</p>
<h2>Was Sie tun</h2>
<p>Kommen Sie an den Tresen, {street}, {city}, oder schreiben Sie mit Ihrer Bestellnummer an <a href="mailto:{email}">{email}</a>. Sichern Sie Ihre Daten, bevor Sie ein Gerät abgeben. Die Garantie eines Herstellers gilt, wo es sie gibt, zusätzlich.</p>`,
  },
];
