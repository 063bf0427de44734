// As in @mdi/js, but written out, because a package is in one piece: the first question would wait for these as well.
const icons = {
  date: 'M19,19H5V8H19M16,1V3H8V1H6V3H5C3.89,3 3,3.89 3,5V19A2,2 0 0,0 5,21H19A2,2 0 0,0 21,19V5C21,3.89 20.1,3 19,3H18V1',
  time: 'M12,20A8,8 0 0,0 20,12A8,8 0 0,0 12,4A8,8 0 0,0 4,12A8,8 0 0,0 12,20M12,2A10,10 0 0,1 22,12A10,10 0 0,1 12,22C6.47,22 2,17.5 2,12A10,10 0 0,1 12,2M12.5,7V12.25L17,14.92L16.25,16.15L11,13V7H12.5Z',
};

interface PickButtonProps {
  readonly type: 'date' | 'time';
  readonly label: string;
  readonly min: string | null;
  readonly max: string | null;
  readonly onPick: (value: string) => void;
}

/**
 * The device's own picker behind an icon, for fingers and mice: the line beside it takes all that can be picked. A real field that is
 * laid over the icon, because a page in another site's frame may open no picker by script.
 */
export function PickButton({ type, label, min, max, onPick }: PickButtonProps) {
  return (
    <span className="dw-send dw-beside dw-pick">
      <svg viewBox="0 0 24 24" aria-hidden focusable="false">
        <path d={icons[type]} />
      </svg>
      <input
        type={type}
        min={min ?? undefined}
        max={max ?? undefined}
        title={label}
        tabIndex={-1}
        aria-hidden
        onChange={({ target }) => target.value !== '' && onPick(target.value)}
      />
    </span>
  );
}
