interface SitePictureProps {
  readonly alt: string;
  readonly lines: readonly string[];
}

/** A site as they were made in 2011: everything at once, nothing first. */
export function OldSite({ alt, lines }: SitePictureProps) {
  const [title = '', ...rest] = lines;
  return (
    <svg className="before" viewBox="0 0 600 400" role="img" aria-label={alt} preserveAspectRatio="xMidYMid slice">
      <path fill="#d8d5cc" d="M0 0h600v400H0z" />
      <path fill="#7d8aa0" d="M0 0h600v58H0z" />
      <text x="20" y="38" fontSize="22" fontFamily="Georgia,serif" fontStyle="italic" fill="#ffffff">
        {title}
      </text>
      <path fill="#5d6a82" d="M0 58h600v24H0z" />
      {['Accueil', 'Produits', 'Services', 'Nouvelles', 'Liens', 'Contact'].map((name, index) => (
        <text key={name} x={16 + index * 98} y="75" fontSize="12" fontFamily="Arial,sans-serif" fill="#e8ecf2">
          {name}
        </text>
      ))}
      <path
        fill="#ffffff"
        stroke="#a7a294"
        d="M14 96h130v290H14zM158 96h284v150H158zM456 96h130v290H456zM158 258h284v128H158z"
      />
      <path fill="#c3c8b4" d="M168 106h120v92H168zM298 106h134v92H298z" />
      <path
        stroke="#b9b4a8"
        strokeWidth="5"
        d="M24 116h100M24 130h84M24 144h106M24 158h70M24 190h100M24 204h90M24 218h106M24 232h60M466 116h108M466 130h90M466 144h104M466 280h100M466 294h80M466 308h108M168 212h250M168 226h200M168 326h260M168 340h240M168 354h254M168 368h120"
      />
      <path fill="#b33a3a" d="M466 168h110v84H466z" />
      <path fill="#e0bd48" d="M24 268h110v44H24zM24 324h110v44H24z" />
      {rest.map((line, index) => (
        <text
          key={line}
          x={[168, 472, 30][index]}
          y={[292, 214, 294][index]}
          fontSize={[16, 13, 13][index]}
          fontWeight="700"
          fontFamily="Arial,sans-serif"
          fill={['#3b4660', '#ffffff', '#3a3110'][index]}
        >
          {line}
        </text>
      ))}
    </svg>
  );
}
