import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { connectionsQuery } from '#web/app/queries/admin-queries.ts'
import { ColumnsLayout } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { OwnServiceCard } from './OwnServiceCard.tsx'
import { ServiceCard } from './ServiceCard.tsx'

/** `/admin/connections`: the outside services, their values, and how they are doing. */
export function ConnectionsPage() {
  usePageTitle('Connections')
  return (
    <>
      <PageHead
        title="Connections"
        lead="The outside services that owners of this Fettle may use. Until one is ready, owners read that its check isn’t switched on yet, and it counts nowhere."
      />
      <Loaded query={useQuery(connectionsQuery)} skeleton={<ListSkeleton groups={1} rows={3} />}>
        {({ services, own }) => (
          <ColumnsLayout shape="two">
            {own.map((service) => (
              <OwnServiceCard key={service.id} service={service} />
            ))}
            {services.map((service) => (
              <ServiceCard key={service.id} service={service} />
            ))}
          </ColumnsLayout>
        )}
      </Loaded>
    </>
  )
}
