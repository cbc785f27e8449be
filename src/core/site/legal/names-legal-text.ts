import { phrasesIn, plainWords } from '../phrases.ts'
import { ITEM_NAMES, ITEMS } from './items.ts'
import { namesLoosely } from './loose-names.ts'

/** Whether a text has a name of a legal text, plain or loose. */
export const namesLegalText = (text: string): boolean => {
  const plain = plainWords(text)
  return ITEM_NAMES.some(
    (name) => phrasesIn(plain, ITEMS[name].phrases.many).length > 0 || namesLoosely(text, ITEMS[name]),
  )
}
