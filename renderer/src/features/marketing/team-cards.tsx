import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useId } from 'react';
import type { TeamMember } from '#renderer/content/home-types.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { CardGrid } from '#renderer/ui/layout/card.tsx';
import { Picture } from '#renderer/ui/basics/picture.tsx';

/** Ways to flip a card: a tap ticks the checkbox, the keyboard focuses it, a mouse hovers. */
const FLIPPED = {
  ticked: '&:is(input:checked ~ *)',
  focused: '&:is(input:focus-visible ~ *)',
  hovered: '@media (hover: hover)',
} as const;
const flipped = { transform: 'rotateY(180deg)' } as const;

const useStyles = makeStyles({
  card: {
    position: 'relative',
    height: '19rem',
    perspective: '60rem',
    // On paper both sides are printed, one below the other.
    [onPaper]: {
      height: 'auto',
      breakInside: 'avoid',
      '& *': { position: 'static', transform: 'none', boxShadow: 'none', color: 'inherit' },
      '& input, & span': { display: 'none' },
    },
  },
  box: {
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
    ':focus-visible + div': { outline: `3px solid ${token.portalFocus}`, outlineOffset: '2px' },
  },
  sides: {
    position: 'absolute',
    inset: 0,
    borderRadius: token.borderRadius2XLarge,
    transformStyle: 'preserve-3d',
    transitionProperty: 'transform',
    transitionDuration: '450ms',
    [FLIPPED.ticked]: flipped,
    [FLIPPED.focused]: flipped,
    [FLIPPED.hovered]: { '&:is(input:hover ~ *)': flipped },
  },
  side: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    padding: space.l,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
    boxShadow: token.portalShadow,
    backfaceVisibility: 'hidden',
    textAlign: 'center',
  },
  front: { backgroundColor: token.colorNeutralBackground1 },
  back: {
    backgroundColor: token.portalHeaderBackground,
    color: token.portalHeaderForeground,
    transform: 'rotateY(180deg)',
  },
  picture: {
    width: '112px',
    height: '112px',
    marginBottom: space.xs,
    borderRadius: token.borderRadiusCircular,
  },
  role: { fontSize: token.fontSizeBase400, fontWeight: token.fontWeightSemibold },
  name: { color: token.colorNeutralForeground2 },
  small: { fontSize: token.fontSizeBase300 },
  turn: {
    marginTop: 'auto',
    color: token.colorBrandForegroundLink,
    fontSize: token.fontSizeBase200,
    fontWeight: token.fontWeightSemibold,
    '::after': { content: '" ↻"' },
  },
});

/** The directors on flip cards, in CSS alone. Screen readers get both sides. */
export function TeamCards() {
  const team = useContent('team');
  return (
    <CardGrid across="four">
      {team.members.map((member) => (
        <TeamCard key={member.id} member={member} />
      ))}
    </CardGrid>
  );
}

function TeamCard({ member }: { readonly member: TeamMember }) {
  const team = useContent('team');
  const styles = useStyles();
  const id = useId();
  return (
    <li className={styles.card}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={`${team.flipLabel}: ${member.role}`}
        aria-describedby={id}
      />
      <div className={styles.sides}>
        <div className={mergeClasses(styles.side, styles.front)}>
          <Picture image={member.image} alt={member.alt} className={styles.picture} />
          <h3 className={styles.role}>{member.role}</h3>
          <p className={styles.name}>{member.name}</p>
          <p className={styles.small}>{member.front}</p>
          <span className={styles.turn} aria-hidden="true">
            {team.flipLabel}
          </span>
        </div>
        <div className={mergeClasses(styles.side, styles.back)}>
          <p className={styles.role} aria-hidden="true">
            {member.role}
          </p>
          <p id={id}>{member.back}</p>
        </div>
      </div>
    </li>
  );
}
