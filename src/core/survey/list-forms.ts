import type { ListForm } from './question.ts'

interface FormRule {
  /** As it is stored and looked up. */
  tidy: (text: string) => string
  pattern: RegExp
  message: string
}

/** The texts of lists that are more than words. */
export const LIST_FORMS: Readonly<Record<ListForm, FormRule>> = {
  dkim_selector: {
    // Who copies the whole name of the record has typed the selector, too.
    tidy: (text) => text.toLowerCase().replace(/\._domainkey(?:\..*)?$/u, ''),
    pattern: /^[a-z\d][a-z\d._-]{0,62}$/u,
    message: 'Please use only the name before “._domainkey”: letters, digits, dots and dashes',
  },
}
