import { Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { MAY_CHECK, MAY_CHECK_ADDS } from '#core/consent.ts'
import { fieldProblems } from '#core/owner-input/problems.ts'
import { callApi } from '#web/app/calls/client.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { SmallPrint } from '#web/kit/forms/Narrow.tsx'
import { Tick } from '#web/kit/forms/Tick.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { WebsiteField } from '#web/shared/address/WebsiteField.tsx'
import { SocialFields } from '#web/shared/business/SocialFields.tsx'
import {
  type ChannelValue,
  socialBody,
  socialProblems,
  type SocialValues,
} from '#web/shared/business/social-values.ts'
import { type OnlinePresence, onlinePresenceQuery } from '#web/app/queries/profile-queries.ts'
import { judgedLater } from '#web/shared/forms/judged-later.ts'
import { ProfileCard } from '#web/shared/forms/ProfileCard.tsx'
import { ProfilePage } from '#web/shared/account/ProfilePage.tsx'
import { useProfileForm } from '#web/shared/forms/use-profile-form.ts'
import { OutcomeNote } from '#web/shared/connections/OutcomeNote.tsx'

const ConnectionCards = lazy(async () => ({
  default: (await import('./connections/ConnectionCards.tsx')).ConnectionCards,
}))

type Values = SocialValues & { website: string; none: boolean; mayCheck: boolean }

export function OnlinePresencePage() {
  return (
    <ProfilePage
      title="Online presence"
      lead="Your website, your channels, and the services that Fettle may look into for you."
    >
      <OutcomeNote />
      <Loaded query={useQuery(onlinePresenceQuery)} skeleton={<ListSkeleton groups={1} rows={5} />}>
        {(data) => <OnlinePresenceForm data={data} />}
      </Loaded>
      <Suspense fallback={<ListSkeleton groups={1} rows={5} />}>
        <ConnectionCards />
      </Suspense>
    </ProfilePage>
  )
}

function OnlinePresenceForm({ data }: { data: OnlinePresence }) {
  const isKnown = data.website !== null
  const { form, ...saving } = useProfileForm({
    data,
    query: { queryKey: onlinePresenceQuery.queryKey, queryFn: () => callApi('GET /profile/online-presence') },
    valuesOf,
    problems: isKnown ? channelProblems : problemsWithWebsite,
    placed,
    save: ({ website, none, mayCheck, ...channels }, version) =>
      callApi('PUT /profile/online-presence', {
        body: {
          version,
          mayCheck: mayCheck && !none,
          ...(isKnown ? {} : { website: none ? null : website }),
          ...socialBody(channels),
        },
      }),
  })
  return (
    <ProfileCard title="Website and social media" {...saving}>
      {isKnown ? (
        <Stack gap="xs">
          <TextInput label="Website" readOnly {...form.getInputProps('website')} />
          <SmallPrint>
            To change your website, please <LinkTo href="/help/contact-us">contact customer service</LinkTo>.
          </SmallPrint>
        </Stack>
      ) : (
        <div>
          <WebsiteField
            label="Website"
            disabled={form.values.none}
            onUse={(front) => form.setFieldValue('website', front)}
            {...form.getInputProps('website')}
          />
          <Tick label="I don’t have a website yet" {...form.getInputProps('none', { type: 'checkbox' })} />
        </div>
      )}
      {!form.values.none && (
        <Tick
          label={MAY_CHECK}
          description={MAY_CHECK_ADDS}
          {...form.getInputProps('mayCheck', { type: 'checkbox' })}
        />
      )}
      <SocialFields form={form} />
    </ProfileCard>
  )
}

const shown = ({ handle, none }: { handle: string | null; none: boolean }): ChannelValue => ({
  typed: handle ?? '',
  none,
})

const valuesOf = ({ website, mayCheck, facebook, instagram, twitter, linkedin }: OnlinePresence): Values => ({
  website: website ?? '',
  none: website === null,
  mayCheck,
  facebook: shown(facebook),
  instagram: shown(instagram),
  twitter: shown(twitter),
  linkedin: shown(linkedin),
})

const channelProblems = judgedLater<SocialValues>(async () => {
  const { onlinePresenceSchema } = await import('#core/owner-input/business-forms.ts')
  return (values) => socialProblems(fieldProblems(onlinePresenceSchema, socialBody(values)))
})

/** Whether a website's address is accepted, only the server knows. */
async function problemsWithWebsite(values: Values): Promise<Record<string, string>> {
  const isMissing = !values.none && values.website.trim() === ''
  return { ...(isMissing ? { website: 'Please provide website' } : {}), ...(await channelProblems(values)) }
}

const placed = ({ website, ...channels }: Readonly<Record<string, string>>): Record<string, string> => ({
  ...(website === undefined ? {} : { website }),
  ...socialProblems(channels),
})
