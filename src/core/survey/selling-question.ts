import type { AskingWords } from '../words.ts'

/** The words with which a check asks whether the business sells online: nothing on the website can prove that it does not. */
export const SELLING_QUESTION: AskingWords = {
  question: 'S-SELL',
  tag: 'Do you sell online?',
  line: '{seen} Do you sell online?',
  steps: [
    { text: 'Tell us if customers can buy, book and pay, or order on your website', minutes: 1 },
    { text: 'If they can, give us the address of a product or service page', minutes: 1 },
  ],
}
