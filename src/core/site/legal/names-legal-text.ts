import { ITEM_NAMES, ITEMS } from './items.ts'
import { namesAtAll } from './loose-names.ts'

/** Whether a text has a name of a legal text, plain or loose. */
export const namesLegalText = (text: string): boolean =>
  ITEM_NAMES.some((name) => namesAtAll(text, ITEMS[name]))
