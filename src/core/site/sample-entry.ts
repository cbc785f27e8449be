/** The people of examples: John Doe, Jane Smith, Joe Bloggs, Max Mustermann. */
const SOMEBODY =
  /^(?:(?:john|jane|joe|jon)(?: (?:q\.? )?(?:doe|smith|bloggs|public|citizen|d\.?))?|(?:max|erika) mustermann|smith|bloggs|mustermann)$/iu
const SHAPES: readonly RegExp[] = [
  /^[^\s@]{1,64}@[^\s@]{1,200}\.[a-z]{2,24}$/iu,
  /^[+(]?[\dX][\dX\s().+/-]{3,}$/iu,
  /^(?:dd|mm|yy(?:yy)?|tt|jj(?:jj)?)\s?[/.-]\s?(?:dd|mm|yy)/iu,
  /^https?:\/\//iu,
  /^(?:e\.? ?g\b|ex\b|i\.e\b|z\. ?b\b|for example\b|such as\b)/iu,
  SOMEBODY,
]

/** Whether a text in a field shows what to type, and does not say what is asked for: `john@email.com`, "+61 4XX XXX XXX", "John". */
export const isSampleEntry = (text: string): boolean => SHAPES.some((shape) => shape.test(text.trim()))
