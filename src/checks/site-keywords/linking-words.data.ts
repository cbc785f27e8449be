/** English words that join or colour others: like stop words they neither begin nor end a phrase that somebody looks for. */
export const LINKING_WORDS: ReadonlySet<string> = new Set(
  `absolutely across actually ago almost along already although among around away behind beside besides beyond certain completely
despite else especially everywhere exactly far finally fully generally inside instead least nearly near nearby necessarily onto outside
perfectly quite rather regardless since sometimes soon though throughout toward towards truly usually via whatever whenever
wherever whether whoever whose
aren't can't couldn't didn't doesn't don't hasn't haven't he's here's i'll i'm i've isn't it's let's she's shouldn't that's there's
they'll they're they've wasn't we'd we'll we're we've weren't what's where's who's won't wouldn't you'd you'll you're you've`.split(
    /\s+/u,
  ),
)
