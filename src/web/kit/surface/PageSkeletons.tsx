import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import tiles from '../overview/category-tile.module.css'
import itemRow from '../overview/item-row.module.css'
import check from '../check/check.module.css'
import { Card } from './Card.tsx'
import { ColumnsLayout, PageSection, Rows } from './Layout.tsx'
import { SkeletonBar } from './SkeletonBar.tsx'
import classes from './surface.module.css'
import skeletons from './page-skeletons.module.css'

function Loading({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

const Lines = ({ widths }: { widths: readonly string[] }) => (
  <div className={skeletons.skeletonLines}>
    {widths.map((width) => (
      <SkeletonBar key={width} width={width} />
    ))}
  </div>
)

const Head = () => (
  <div className={classes.pageHead}>
    <div className={skeletons.skeletonHead}>
      <SkeletonBar width="min(320px, 70vw)" height={32} />
      <SkeletonBar width="min(420px, 80vw)" height={16} />
    </div>
  </div>
)

const SkeletonRows = ({ count }: { count: number }) => (
  <Rows>
    {Array.from({ length: count }, (_, index) => (
      <li key={index} className={itemRow.item}>
        <SkeletonBar width="24px" height={24} />
        <Lines widths={[`${30 + ((index * 7) % 20)}%`, `${55 + ((index * 11) % 30)}%`]} />
      </li>
    ))}
  </Rows>
)

/** The skeleton of the overview. */
export function OverviewSkeleton() {
  return (
    <Loading>
      <Head />
      <ColumnsLayout shape="wideLeft">
        <Card className={skeletons.skeletonTall}>
          <Lines widths={['20%', '50%', '90%', '80%', '35%']} />
        </Card>
        <Card className={skeletons.skeletonTall}>
          <Lines widths={['45%', '100%', '70%', '85%', '60%']} />
        </Card>
      </ColumnsLayout>
      <PageSection>
        <div className={tiles.tiles}>
          {['a', 'b', 'c', 'd', 'e'].map((tile) => (
            <div key={tile} className={skeletons.skeletonTile}>
              <Lines widths={['40%', '75%', '100%', '50%']} />
            </div>
          ))}
        </div>
      </PageSection>
    </Loading>
  )
}

/** The skeleton of a check's page, with the words that are known before its result is. */
export function CheckSkeleton({ words }: { words?: { title: string; what: string } | undefined }) {
  return (
    <Loading>
      <div className={check.page}>
        <div className={check.body}>
          <div className={skeletons.skeletonHead}>
            <SkeletonBar width="96px" height={16} />
            {words ? (
              <>
                <p className={skeletons.skeletonTitle}>{words.title}</p>
                <p className={check.line}>{words.what}</p>
              </>
            ) : (
              <>
                <SkeletonBar width="min(360px, 80vw)" height={34} />
                <SkeletonBar width="min(560px, 85vw)" height={20} />
              </>
            )}
          </div>
          <Card look="flush">
            <SkeletonRows count={4} />
          </Card>
          <Card>
            <Lines widths={['30%', '85%', '70%', '80%']} />
          </Card>
        </div>
        <div className={check.rail}>
          <Lines widths={['50%', '100%', '90%', '40%', '95%']} />
        </div>
      </div>
    </Loading>
  )
}

/** The skeleton of a page with rows on cards (plan, category, settings). */
export function ListSkeleton({ groups = 2, rows = 5 }: { groups?: number; rows?: number }) {
  return (
    <Loading>
      <Head />
      <div className={classes.stack}>
        {Array.from({ length: groups }, (_, group) => (
          <Card key={group} look="flush" title={<SkeletonBar width="180px" height={20} />}>
            <SkeletonRows count={rows} />
          </Card>
        ))}
      </div>
    </Loading>
  )
}
