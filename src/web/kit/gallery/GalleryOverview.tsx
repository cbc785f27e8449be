import { CategoryTile, CategoryTiles } from '../overview/CategoryTile.tsx'
import { ItemRow } from '../overview/ItemRow.tsx'
import { ProgressCard } from '../overview/ProgressCard.tsx'
import { TopPriorityCard } from '../overview/TopPriorityCard.tsx'
import { Card } from '../surface/Card.tsx'
import { ColumnsLayout, PageSection, Rows } from '../surface/Layout.tsx'
import { PageHead } from '../surface/PageHead.tsx'
import { FactList } from '../table/FactList.tsx'
import { GalleryFrame } from './GalleryFrame.tsx'

const CHANGES = [
  { title: 'Business profile', now: 'Verified' },
  { title: 'About us', now: 'Found' },
  { title: 'Content display on social', now: 'Looks great' },
]

const Tiles = () => (
  <CategoryTiles>
    <CategoryTile
      category="compliance"
      name="Compliance"
      href="#1"
      tally={{ good: 3, toFix: 2, toAnswer: 1 }}
      mark="warning"
    />
    <CategoryTile
      category="visibility"
      name="Visibility"
      href="#2"
      tally={{ good: 2, toFix: 3, toAnswer: 2, unchecked: 1 }}
      mark="warning"
    />
    <CategoryTile
      category="customer-experience"
      name="Customer experience"
      href="#3"
      tally={{ good: 5, toFix: 6, broken: 1, toAnswer: 1 }}
      mark="error"
    />
    <CategoryTile
      category="social-media"
      name="Social media"
      href="#4"
      tally={{ good: 1, toFix: 1, toAnswer: 1 }}
      mark="missing"
    />
    <CategoryTile
      category="sitespeed"
      name="Site speed"
      href="#5"
      tally={{ good: 1, toFix: 1, toAnswer: 0 }}
      mark="info"
    />
  </CategoryTiles>
)

const Next = () => (
  <Card look="flush" title="Next in your plan" aside={<a href="?page=plan">See all 19</a>}>
    <Rows ordered>
      <ItemRow
        tone="warning"
        title="Legal necessities"
        why="We couldn’t find: terms and conditions. Clear pages prevent arguments."
        time="About 3 hours"
        href="#legal"
      />
      <ItemRow
        tone="warning"
        title="Ecommerce tags"
        why="Your prices can’t show in search results yet."
        time="About 4 hours"
        href="#tags"
      />
      <ItemRow
        tone="error"
        title="Accessibility on a phone"
        why="You scored 46 of 100. Some people can’t use your site."
        time="About 2 days"
        href="#a11y"
      />
    </Rows>
  </Card>
)

export function GalleryOverview() {
  return (
    <GalleryFrame here="overview" sample>
      <PageHead
        title="Good evening, Maya"
        lead="Here’s how bluewren.example is going. Last looked at today, 7:42 pm."
      />
      <ColumnsLayout shape="wideLeft">
        <TopPriorityCard
          title="Add a contact form"
          why="We couldn’t find a contact form. Not everyone wants to ring. A form lets people reach you at any hour."
          time="About 1 hour"
          who="You can do this yourself"
          gain="Takes you to 13 of 31 in good shape"
          action={{ href: '#form', label: 'See how to add a form' }}
        />
        <ProgressCard
          good={12}
          of={31}
          tally={{ good: 12, toFix: 14, toAnswer: 5 }}
          since={{ text: '3 better than on 24 Oct', direction: 'up' }}
          changes={CHANGES}
          foot={
            <>
              1 check could not be run: <a href="#sitemap">Sitemap</a>. It isn’t counted.
            </>
          }
        />
      </ColumnsLayout>
      <PageSection title="Results by category">
        <Tiles />
      </PageSection>
      <PageSection>
        <ColumnsLayout shape="wideLeft">
          <Next />
          <Card title="Social today">
            <FactList
              rows={[
                { label: 'Facebook', value: '2,431 fans', tone: 'success' },
                { label: 'Instagram', value: '1,872 followers', tone: 'warning' },
              ]}
            />
          </Card>
        </ColumnsLayout>
      </PageSection>
    </GalleryFrame>
  )
}
