import { Button } from '@mantine/core'
import type { Network } from '#core/address/networks.ts'
import type { DashboardAnswer } from '#web/app/queries/result-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import type { IconDrawing } from '#web/kit/Icon.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconPlus,
} from '#web/kit/icons.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { ItemRow } from '#web/kit/overview/ItemRow.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Glyph } from '#web/kit/surface/Glyph.tsx'
import { Rows } from '#web/kit/surface/Layout.tsx'
import { toneOf } from '#web/shared/results/tone-of.ts'
import {
  audienceWords,
  figureChangeWords,
  channelOfPopularPost,
  lastPostWords,
  postWords,
} from './social-words.ts'

type Channel = DashboardAnswer['social'][number]

const CHANNELS = '/profile/online-presence'
const ICONS: Readonly<Record<Network, IconDrawing>> = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  twitter: IconBrandX,
  linkedin: IconBrandLinkedin,
}

/** Today's social snapshot: the owner's channels, and a link to add the others. */
export function SocialTodayCard({ social }: { social: DashboardAnswer['social'] }) {
  const { timeZone } = useMe()
  const own = social.filter(({ handle, connected }) => handle !== null || connected)
  const add = (
    <Button
      component={LinkTo}
      href={CHANNELS}
      variant="subtle"
      size="sm"
      leftSection={<Icon of={IconPlus} />}
    >
      Add a channel
    </Button>
  )
  if (own.length === 0)
    return (
      <Card title="Social today" aside={add} isScreenOnly>
        <p>Your social channels will be here: how many people follow you, and when you last posted.</p>
      </Card>
    )
  const popular = channelOfPopularPost(own)
  return (
    <Card look="flush" title="Social today" aside={add}>
      <Rows>
        {own.map((channel) => (
          <ChannelRow key={channel.network} channel={channel} />
        ))}
        {popular?.popularPost && (
          <ItemRow
            tone="info"
            title="Most popular post, last 2 weeks"
            why={`“${popular.popularPost.text}”, ${postWords(popular.popularPost, popular.name, timeZone)}`}
            href={popular.path}
          />
        )}
      </Rows>
    </Card>
  )
}

function ChannelRow({ channel }: { channel: Channel }) {
  const { network, name, path, handle, tag, figures, daysSinceLastPost } = channel
  const people = audienceWords(figures)
  const change = figureChangeWords(figures)
  const title = people === null ? name : `${people}${change === null ? '' : `, ${change}`}`
  const below = lastPostWords(daysSinceLastPost) ?? handle
  return (
    <ItemRow
      mark={<Glyph of={ICONS[network]} />}
      tone={toneOf(channel)}
      title={title}
      // The icon is no name to those who cannot see it.
      why={(people === null ? [below] : [name, below]).filter((one) => one !== null).join(' · ') || undefined}
      status={tag}
      href={path}
    />
  )
}
