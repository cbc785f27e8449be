/** Networks whose icons stand on websites: the name that owners know, how icons and texts call it, and its hosts. */
export const ICON_NETWORKS: readonly (readonly [name: string, called: RegExp, hosts: RegExp])[] = [
  ['Facebook', /^(?:facebook|fb)$/u, /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/u],
  ['Instagram', /^(?:instagram|insta)$/u, /(?:^|\.)(?:instagram\.com|instagr\.am)$/u],
  ['X (Twitter)', /^(?:twitter|x twitter|twitter x|x|tweet)$/u, /(?:^|\.)(?:twitter|x)\.com$/u],
  ['LinkedIn', /^linked ?in$/u, /(?:^|\.)linkedin\.com$/u],
  ['YouTube', /^you ?tube$/u, /(?:^|\.)(?:youtube\.com|youtu\.be)$/u],
  ['TikTok', /^tik ?tok$/u, /(?:^|\.)tiktok\.com$/u],
  ['Pinterest', /^pinterest(?: p)?$/u, /(?:^|\.)(?:pinterest\.[a-z.]+|pin\.it)$/u],
  ['WhatsApp', /^whats ?app$/u, /(?:^|\.)(?:whatsapp\.com|wa\.me)$/u],
  ['Vimeo', /^vimeo(?: v)?$/u, /(?:^|\.)vimeo\.com$/u],
  ['Yelp', /^yelp$/u, /(?:^|\.)yelp\.[a-z.]+$/u],
  ['TripAdvisor', /^trip ?advisor$/u, /(?:^|\.)tripadvisor\.[a-z.]+$/u],
  ['Google Plus', /^google ?plus(?: g)?$/u, /^plus\.google\.com$/u],
]
