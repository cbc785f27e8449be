import { Button } from '@mantine/core'
import { Icon } from '../Icon.tsx'
import { IconDownload, IconFileDownload, IconPlayerPlay, IconRefresh } from '../icons.ts'
import { LinkTo } from '../link/LinkProvider.tsx'
import { BeforeAfter } from '../plan/BeforeAfter.tsx'
import { CopyBlock } from '../plan/CopyBlock.tsx'
import { DownloadButton } from '../plan/DownloadButton.tsx'
import { PlanGroupView } from '../plan/PlanGroupView.tsx'
import { PlanButtons, PlanItemView } from '../plan/PlanItemView.tsx'
import { WhyNowView } from '../plan/WhyNowView.tsx'
import { Cards } from '../surface/Layout.tsx'
import { JumpBar } from '../surface/JumpBar.tsx'
import { Note } from '../surface/Note.tsx'
import { PageHead } from '../surface/PageHead.tsx'
import { GalleryFrame } from './GalleryFrame.tsx'

const FIX = `Hi, could you please redirect two old pages on bluewren.example?
/weddings-2023 should go to /weddings
/shop/bouquets-old should go to /shop/bouquets
A permanent redirect (301) is best. Thank you, Maya`

const Open = () => (
  <>
    <WhyNowView
      why="One is in your menu, so it’s a dead end on all 36 pages. You had 2 last week."
      time="About 1 hour"
      who="You, and your web person for one step"
      change="Takes you to 13 of 31 in good shape"
      priority="10 of 19"
    />
    <CopyBlock title="Ready-made fix: a message for your web person" text={FIX} />
    <PlanButtons>
      <Button component={LinkTo} href="?page=links">
        See the 5 links
      </Button>
      <Button variant="default" leftSection={<Icon of={IconPlayerPlay} />}>
        Watch video
      </Button>
      <Button variant="default" leftSection={<Icon of={IconFileDownload} />}>
        Download guide
      </Button>
      <Button variant="subtle" leftSection={<Icon of={IconRefresh} />}>
        Re-run test
      </Button>
    </PlanButtons>
  </>
)

const Why = () => <WhyNowView why="It helps people choose you." time="About 1 hour" who="You" />

export function GalleryPlan() {
  return (
    <GalleryFrame here="plan">
      <PageHead
        title="Digital Action Plan"
        lead="In each group the most useful job comes first. 19 to do, 12 done. As of today, 7:42 pm."
        action={
          <Button variant="default" leftSection={<Icon of={IconDownload} />}>
            Full report
          </Button>
        }
      />
      <JumpBar
        label="Parts of the plan"
        here="#easy"
        jumps={[
          { href: '#easy', label: 'Easy wins', count: 6 },
          { href: '#ess', label: 'Essentials', count: 6 },
          { href: '#long', label: 'Long-term', count: 7 },
          { href: '#done', label: 'Completed', count: 12 },
        ]}
      />
      <Cards>
        <PlanGroupView
          id="easy"
          title="Easy business wins"
          hint="Small jobs with quick results."
          count={6}
          aside={<DownloadButton title="Easy business wins" onClick={() => {}} />}
          more={1}
          onMore={() => {}}
        >
          <PlanItemView
            tone="missing"
            title="Contact form"
            why="Not everyone wants to ring."
            status="Not found"
            time="About 1 hour"
          >
            <Why />
          </PlanItemView>
          <PlanItemView
            open
            tone="warning"
            title="Broken links"
            why="We found 5 broken links."
            status="5 broken"
            time="About 1 hour"
          >
            <Open />
          </PlanItemView>
          <PlanItemView
            tone="review"
            title="Site keywords"
            why="Some key words are missing from your titles, headings or summaries."
            status="Review"
            time="About 2 hours"
          >
            <Why />
          </PlanItemView>
          <PlanItemView
            tone="more_info"
            title="Data breach check"
            why="Enter an email address to find out."
            status="Not checked"
            time="10 minutes"
          >
            <Why />
          </PlanItemView>
        </PlanGroupView>
        <PlanGroupView
          id="done"
          title="Completed"
          hint="Nicely done. We’ll keep an eye on these."
          count={12}
          aside={<DownloadButton title="Easy business wins" onClick={() => {}} />}
        >
          <PlanItemView
            done
            open
            tone="success"
            title="Content display on social"
            why="Done on 9 Nov 2026"
            status="Looks great"
          >
            <BeforeAfter
              before={{ when: '24 Oct 2026: no picture or description', children: <b>Products 2</b> }}
              now={{ when: '9 Nov 2026: all four parts are there', children: <b>Spring peony bouquet</b> }}
            />
          </PlanItemView>
        </PlanGroupView>
        <Note tone="unable" lead="1 check couldn’t be run:">
          <a href="#sitemap">Sitemap</a>. Your website took too long to answer. It isn’t counted.
        </Note>
      </Cards>
    </GalleryFrame>
  )
}
