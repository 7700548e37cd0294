const givenNames =
  "Jonas Inês Karl-Heinz Aoife Mateusz Giulia Oluwaseun Linnea Théo Yuki Carmen Bram Anneliese Rui Zeynep Niamh Luca Ingrid Priya Marek Solveig Étienne Fatima Dimitra Callum Hanna Javier Agnieszka Tomás Birgit Minh Wanjiru Pieter Noor Francesca Eino Greta Raúl Ayşe Benedikt Camille Dagmar Ewan Filipa Goran Helena Ismael Jana Kenji Leïla Magnus Nadia Oscar Petra Quentin Rosa Stefan Tuuli Ulrich Vera Willem Ximena Yannick Zofia Arjun Brigid Cosima Davide Elif Florian".split(
    " ",
  );
const family =
  "Reuter Marques Wöllersdorfer Byrne Kowalczyk Ferrari Adeyemi Lindqvist Lefèvre Tanaka Ortega Visser Oberhuber Fonseca Yılmaz Doyle Moretti Haugen Raman Novák Berg Girard Haddad Papadaki Fraser Lehtinen Navarro Wójcik Silva Krause Tran Kamau Bakker Rahman Conti Virtanen Schulte Vega Demir Hofer Perrin Vogel Stewart Pinto Horvat Costa Benali Svoboda Mori Saïdi Eriksson Petrov Holm Winter Dubois Serrano Maier Saar Brandt Lang".split(
    " ",
  );

/** Name and e-mail address of a review's author. */
export interface ReviewAuthor {
  readonly author: string;
  readonly email: string;
}

const toAscii = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[^a-zA-Z-]/g, "")
    .toLowerCase();

/** Returns the review author with the given number. There are 4,200 international names in different formats. */
export function createReviewAuthor(number: number): ReviewAuthor {
  const firstName = givenNames[number % givenNames.length] ?? "Jonas";
  const lastName = family[(number * 7 + Math.floor(number / givenNames.length)) % family.length] ?? "Reuter";
  const emailStyle = (number * 5) % 11;
  const author =
    emailStyle < 5
      ? `${firstName} ${lastName.charAt(0)}.`
      : emailStyle < 8
        ? `${firstName} ${lastName}`
        : emailStyle === 8
          ? firstName
          : emailStyle === 9
            ? `${firstName.charAt(0)}. ${lastName}`
            : `${toAscii(firstName)}_${toAscii(lastName).slice(0, 3)}`;
  return { author, email: `${toAscii(firstName)}.${toAscii(lastName)}${number}@example.org` };
}

/** Number of review authors that {@link createReviewAuthor} can generate. */
export const authorCount = givenNames.length * family.length;
