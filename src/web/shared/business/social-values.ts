import { NETWORKS, type Network } from '#core/address/networks.ts'

/** A channel in a form: what was typed, and the tick "I don't have one". */
export interface ChannelValue {
  typed: string
  none: boolean
}
export type SocialValues = Record<Network, ChannelValue>

export const EMPTY_CHANNEL: ChannelValue = { typed: '', none: false }
export const EMPTY_SOCIAL: SocialValues = {
  facebook: EMPTY_CHANNEL,
  instagram: EMPTY_CHANNEL,
  twitter: EMPTY_CHANNEL,
  linkedin: EMPTY_CHANNEL,
}

/** The body for the API: `null` is the tick. */
export const socialBody = (values: SocialValues): Record<Network, string | null> => ({
  facebook: sent(values.facebook),
  instagram: sent(values.instagram),
  twitter: sent(values.twitter),
  linkedin: sent(values.linkedin),
})

const sent = ({ typed, none }: ChannelValue): string | null => (none ? null : typed)

/** Messages about channels by their fields. */
export const socialProblems = (problems: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    NETWORKS.flatMap((network) => {
      const problem = problems[network]
      return problem === undefined ? [] : [[`${network}.typed`, problem]]
    }),
  )
