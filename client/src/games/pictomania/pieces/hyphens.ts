/** Where a long word may be broken. Browsers know that for few languages: Russian and Ukrainian words are broken before
a consonant that a vowel follows, with three letters on either side. */
const PLACE = /(?<=\p{L}{3})(?<=[аеёиоуыэюяєії]\p{L}{0,2})(?=[бвгґджзклмнпрстфхцчшщ][аеёиоуыэюяєії]\p{L})/giu;
const LONG = 8;

/** With soft hyphens, which are seen only where a line ends. */
export const hyphenated = (words: string): string =>
  words.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(PLACE, '\u00ad')));
