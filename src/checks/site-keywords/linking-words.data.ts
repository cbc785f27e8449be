/** English words that join or colour others, and verbs that are no names of things: like stop words they neither begin nor end a phrase that somebody looks for. */
export const LINKING_WORDS: ReadonlySet<string> = new Set(
  `absolutely across actually ago almost along already although among around away behind beside besides beyond certain completely
despite else especially everywhere exactly far finally fully generally inside instead least nearly near nearby necessarily onto outside
perfectly quite rather regardless since sometimes soon though throughout toward towards truly usually via whatever whenever
wherever whether whoever whose
asked became become becomes began believe believed bought bring brings brought came caught chose comes continued decided drew feels flew fought
gave gets gives goes grew happened happens includes joined keeps kept knew knows learned lets met moved provides ran realised realized remembered said sang
sat says seemed seems sought started stood takes taught thought threw told understood wanted wants went won wrote
aren't can't couldn't didn't doesn't don't hasn't haven't he's here's i'll i'm i've isn't it's let's she's shouldn't that's there's
they'll they're they've wasn't we'd we'll we're we've weren't what's where's who's won't wouldn't you'd you'll you're you've`.split(
    /\s+/u,
  ),
)

/** Words that begin a part of a sentence: nobody looks for a phrase with one in its middle, as "record that met". */
export const PART_BEGINNINGS: ReadonlySet<string> = new Set(
  'although because if since that though unless until when whenever where which while who whom whose'.split(
    ' ',
  ),
)
