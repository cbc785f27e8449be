import { socialWords } from '#core/social/words.ts'

export const words = socialWords(
  'facebook',
  'A free page for your business where customers can follow, message and review you.',
)
