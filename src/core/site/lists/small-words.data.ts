const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))

/** A language as its texts show it, as plain words. */
interface SmallWords {
  /** Frequent words that its relatives write otherwise. */
  own: ReadonlySet<string>
  /** Those of relatives that the detector of languages does not know, and takes for it. */
  relatives: ReadonlySet<string>
}

/** The languages, beside English and te reo Māori, in which some of our lists of names are complete. */
export const SMALL_WORDS = {
  // Relatives: Luxembourgish, Low German, Alemannic.
  de: {
    own: words(
      'und der das den des von zu ist nicht mit für wir sie auf eine einen dem im sich auch werden oder bei sind ihre unsere',
    ),
    relatives: words('ass net mat fir vun och sinn deen dat nich ischt nid gsi'),
  },
  // Occitan, Haitian Creole, Breton.
  fr: {
    own: words(
      'le du au les des et est par pour nous vous dans une avec votre notre nos sur sont aux vos ou',
    ),
    relatives: words('los amb dins lo nou yo ki ak pou nan gen ha gant eus hag zo'),
  },
  // Galician, Asturian.
  es: {
    own: words('el los las y una del al nuestro nuestra nuestros con muy más sin son es tu su'),
    relatives: words(
      'unha non ao na coa nosa noso nosos nosas polo moi cos dun dunha hai xa les nun tamién ye facemos',
    ),
  },
  // Corsican, Sicilian, Romansh.
  it: {
    own: words('di della sono gli del alla non anche nella dei una più con per il che nostra nostro'),
    relatives: words('lu li nun ed ina nus tgi cun dii'),
  },
  // Galician.
  pt: {
    own: words(
      'não uma com em mais você são nossa nosso pelo pela também ao na dos das para os do da no se e',
    ),
    relatives: words('unha non coa noso nosa nosos nosas polo moi cos dun dunha hai xa'),
  },
  // Afrikaans, Frisian.
  nl: {
    own: words('het een niet zijn wij voor naar worden bij onze deze heeft uw u jouw ook de en'),
    relatives: words('nie vir hierdie baie jou ek sy hulle fan foar net wy'),
  },
} as const satisfies Record<string, SmallWords>

export type ListedLanguage = keyof typeof SMALL_WORDS
