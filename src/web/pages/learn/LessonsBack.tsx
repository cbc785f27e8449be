import { BackLink } from '#web/kit/surface/BackLink.tsx'

/** The way back from a video or a guide: owners have all of them on a page. */
export const LessonsBack = ({ isOwner }: { isOwner: boolean }) => (
  <BackLink href={isOwner ? '/learn' : '/learn-more'} label={isOwner ? 'Learn' : 'About Fettle'} />
)
