import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { mailQuery, type ShownMail } from '#web/app/queries/admin-queries.ts'
import { callApi } from '#web/app/calls/client.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { showDone } from '#web/app/frames/toasts.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { BackLink } from '#web/kit/surface/BackLink.tsx'
import { Missing } from '../Missing.tsx'
import { MailFactsCard } from './MailFactsCard.tsx'
import { MailTexts } from './MailTexts.tsx'

const BACK = { href: '/admin/mail', label: 'All emails' }

/** `/admin/mail/{id}`: one mail, its state, and its text. */
export function MailPage() {
  const { id } = getRouteApi('/admin/mail/$id').useParams()
  const query = useQuery(mailQuery(id))
  usePageTitle(query.data?.subject ?? 'Mail')
  return (
    <>
      <BackLink {...BACK} />
      {query.isLoadingError && <PageHead title="Mail" />}
      <Loaded
        query={query}
        skeleton={<ListSkeleton groups={2} rows={3} />}
        missing={<Missing title="This email isn’t here" text="It may have been deleted with its account." />}
      >
        {(shown) => (
          <>
            <PageHead
              title={<bdi>{shown.subject}</bdi>}
              lead={<Recipient shown={shown} />}
              action={<RetryButton shown={shown} />}
            />
            <Cards>
              <MailFactsCard shown={shown} />
              <MailTexts shown={shown} />
            </Cards>
          </>
        )}
      </Loaded>
    </>
  )
}

function Recipient({ shown: { to, ownerId } }: { shown: ShownMail }) {
  const address = <bdi>{to}</bdi>
  return <>To {ownerId === null ? address : <LinkTo href={`/admin/users/${ownerId}`}>{address}</LinkTo>}</>
}

function RetryButton({ shown: { id, canRetry } }: { shown: ShownMail }) {
  const client = useQueryClient()
  const retry = useMutation({
    mutationFn: () => callApi('POST /admin/mails/{id}/retry', { params: { id } }),
    onSuccess: ({ message }) => showDone(message),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
  if (!canRetry) return null
  return (
    <Button loading={retry.isPending} onClick={() => retry.mutate()}>
      Send it now
    </Button>
  )
}
