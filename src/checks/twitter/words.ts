import { socialWords } from '#core/social/words.ts'

export const words = socialWords('twitter', 'A place for short news and quick conversations.')
