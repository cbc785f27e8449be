import { socialWords } from '#core/social/words.ts'

export const words = socialWords('instagram', 'A place to show your work in pictures and short videos.', [
  { text: 'For Instagram, switch to a free business or creator account', minutes: 10 },
])
