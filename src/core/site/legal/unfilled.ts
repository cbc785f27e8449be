/**
 * Placeholders in builders' and lawyers' templates (Shopify, Wix, WordPress and Termly templates): `[INSERT BUSINESS ADDRESS]`,
 * `[Your Company Name]`, `{{ company }}`, "Suggested text:". Cloudflare's "[email protected]" is none. Wix publishes an article about policies in place of one.
 */
const BLANK =
  /\[\s*(?!e-?mail\s+protected\])(?:insert|link to|add|enter|your|company|business|store|shop|website|site|organi[sz]ation|name|e-?mail|phone|address|date|state|country|jurisdiction|url|firma|unternehmen|name der|ihre?|anschrift|adresse|straße|plz|telefon|geschäftsführer|vorname|vertretungsberechtigt\w*|nom|votre|raison sociale|nombre|su|razón social|nome|ragione sociale|indirizzo|bedrijfsnaam|naam|uw)\b[^\]\n]{0,80}\]|\{\{[^}\n]{1,60}\}\}|<\s*(?:insert|your) [^>\n]{1,60}>|\(\s*insert [^)\n]{1,60}\)|\bsuggested text:|%(?:company|business|shop|store|site|website|owner)_\w{2,20}%|(?<!\$)\{(?:your |my )?(?:company|business|shop|store|site|website|owner)(?:[ _-]?(?:name|address|e-?mail|phone|url|domain))?\}/giu
/** What people write to themselves to be filled in later: a text with such notes is complete but for them. */
const NOTE_TO_SELF =
  /\[(?=[^\]\n]{3,160}\])[^\]\n]{0,120}?(?<![\p{L}])(?:bitte bestätigen|ergänzen|eintragen|nachtragen|einfügen|einzufügen|einsetzen|einzusetzen|à compléter|à remplir|completar|rellenar|inserire|compilare|invullen|todo|tbd|tbc)(?!\p{L})[^\]\n]{0,160}\]/giu
/**
 * The made-up people, companies and streets of German templates, and numbers that nobody has: DE123456789 and the business number 12 345 678 901 fail their
 * own check digits.
 */
const SAMPLE =
  /(?<![\p{L}\p{N}])(?:(?:max|maxi|erika|maria|moritz) muster(?:mann|frau)?|mustermann (?:gmbh|ag|ug|kg|ohg|e\.? ?k)|muster(?:firma|unternehmen)|muster(?:stra(?:ß|ss)e|str\.|weg|platz|gasse|allee) ?\d{1,4}|\d{4,5} muster(?:stadt|hausen|ort|dorf)|de ?(?:123 ?456 ?789|999 ?999 ?999)|12 ?345 ?678 ?901)(?![\p{L}\p{N}])/giu
/** What says that a name is an example: "z. B. Max Mustermann". */
const AS_AN_EXAMPLE =
  /(?:\be\.? ?g\.?|\bz\. ?b\.?|\bp\. ?ex\.?|\b(?:for example|for instance|such as|examples?|beispiel\w*|etwa|par exemple|por ejemplo))\W{0,4}(?:herr |frau |mr\.? |ms\.? )?$/iu
const BEFORE = 24

/** Every place that a template leaves to its owner, and every made-up name in place of the owner's, as written. */
export const templateBlanks = (text: string): string[] => [...(text.match(BLANK) ?? []), ...samplesIn(text)]

/** What nobody filled in, as written, each once: `[Company Name]`, "[bitte ergänzen]", "Max Mustermann". */
export const unfilledIn = (text: string): string[] => [
  ...new Set([...templateBlanks(text), ...(text.match(NOTE_TO_SELF) ?? [])]),
]

const samplesIn = (text: string): string[] =>
  [...text.matchAll(SAMPLE)].flatMap(({ 0: sample, index }) =>
    AS_AN_EXAMPLE.test(text.slice(Math.max(0, index - BEFORE), index)) ? [] : [sample],
  )
