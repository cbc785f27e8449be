import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { dayOf } from '#core/dates.ts'
import { adminToolQuery } from '#web/app/queries/admin-queries.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { useMe } from '#web/app/session/use-me.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { BackLink } from '#web/kit/surface/BackLink.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { Missing } from '../Missing.tsx'
import { ToolForm } from './ToolForm.tsx'
import { NEW_TOOL } from './tool-values.ts'

const NEW = 'new'

/** `/admin/tools/{id}`: one tool of the catalogue, or a new one. */
export function ToolPage() {
  const { id } = getRouteApi('/admin/tools/$id').useParams()
  return id === NEW ? <NewTool /> : <KnownTool key={id} id={id} />
}

function NewTool() {
  const { timeZone } = useMe()
  usePageTitle('Add a tool')
  return (
    <>
      <BackLink href="/admin/tools" label="All tools" />
      <PageHead title="Add a tool" lead="Owners find it by its name." />
      <ToolForm data={{ ...NEW_TOOL, reviewedOn: dayOf(new Date(), timeZone) }} />
    </>
  )
}

function KnownTool({ id }: { id: string }) {
  const query = useQuery(adminToolQuery(id))
  usePageTitle(query.data?.name ?? 'Tool')
  return (
    <>
      <BackLink href="/admin/tools" label="All tools" />
      <PageHead title={query.data?.name ?? 'Tool'} />
      <Loaded
        query={query}
        skeleton={<ListSkeleton groups={1} rows={6} />}
        missing={<Missing title="This tool isn’t here" text="Look for it among all tools." />}
      >
        {(data) => <ToolForm data={data} />}
      </Loaded>
    </>
  )
}
