import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { userQuery } from '#web/app/queries/admin-queries.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { BackLink } from '#web/kit/surface/BackLink.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { Missing } from '../Missing.tsx'
import { DeleteUserCard } from './DeleteUserCard.tsx'
import { SignOutUserCard } from './SignOutUserCard.tsx'
import { UserFacts } from './UserFacts.tsx'
import { WebsiteCard } from './WebsiteCard.tsx'

/** `/admin/users/{id}`: one account, and support's actions for it. */
export function UserPage() {
  const { id } = getRouteApi('/admin/users/$id').useParams()
  const query = useQuery(userQuery(id))
  usePageTitle(query.data?.name ?? 'User')
  return (
    <>
      <BackLink href="/admin/users" label="All users" />
      {query.isLoadingError && <PageHead title="User" />}
      <Loaded
        query={query}
        skeleton={<ListSkeleton groups={2} rows={4} />}
        missing={<Missing title="This user isn’t here" text="The account may have been deleted." />}
      >
        {(shown) => (
          <>
            <PageHead title={<bdi>{shown.name.trim() || shown.email}</bdi>} lead={<bdi>{shown.email}</bdi>} />
            <Cards>
              <UserFacts shown={shown} />
              {shown.website && <WebsiteCard key={shown.website.id} shown={shown} />}
              <SignOutUserCard shown={shown} />
              {!shown.operator && <DeleteUserCard shown={shown} />}
            </Cards>
          </>
        )}
      </Loaded>
    </>
  )
}
