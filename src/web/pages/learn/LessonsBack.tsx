import { BackLink } from '#web/kit/surface/BackLink.tsx'

/** The link back from a video or a guide: an owner's to all lessons, a visitor's to the page about Fettle. */
export const LessonsBack = ({ isOwner }: { isOwner: boolean }) => (
  <BackLink href={isOwner ? '/learn' : '/learn-more'} label={isOwner ? 'Learn' : 'About Fettle'} />
)
