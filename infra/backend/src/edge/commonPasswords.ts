import { brandName } from '@agence/shared-contracts/brand';

/**
 * What people in Québec try first, in lower case and without separators. A password is also compared with its digits
 * and signs at the end removed, so `Bonjour2026!` is found by `bonjour`.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passw0rd p@ssword p@ssw0rd motdepasse m0tdepasse monmotdepasse secret azerty azertyuiop qwerty qwertyuiop
  qwertz asdfghjkl asdfasdf zxcvbnm 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 qazwsx qazwsxedc zaq12wsx abc abcd abcdef
  abcdefg abcdefgh abcd1234 abc12345 a1b2c3d4 aaaa1111 12345678 123456789 1234567890 12344321 11223344 123123123
  123321123 12121212 87654321 987654321 0987654321 1029384756 147258369 159753456 22446688 98765432 00001111
  admin administrateur administrator root toor test testtest testing demo guest invite user utilisateur
  login connexion connection compte account welcome bienvenue bonjour bonsoir allo allosalut salut coucou hello
  soleil etoile lune amour monamour jetaime jtaime bisou bisous cherie doudou loulou princesse princess prince
  chocolat chocolate vanille caramel nutella sirop poutine tourtiere erable caribou castor
  quebec quebeccity montreal laval gatineau sherbrooke saguenay levis troisrivieres canada canadien canadiens
  nordiques hockey habs gohabsgo carey price lafleur gretzky crosby remparts alouettes expos
  football soccer baseball basketball superman batman spiderman starwars pokemon pikachu minecraft fortnite
  dragon monkey tigger tiger sunshine shadow master michael jordan jennifer jessica ashley daniel
  nicolas martin julie isabelle nathalie sylvie stephane patrick sebastien maxime alexandre gabriel
  letmein iloveyou trustno1 whatever freedom liberte computer ordinateur internet google facebook instagram
  samsung iphone android windows microsoft marketing agence formation formateur apprenant
  ete hiver printemps automne janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
  summer winter spring autumn monday lundi mardi mercredi jeudi vendredi samedi dimanche
  changeme changezmoi changemoi temporaire temp default defaut nouveau newpassword football1 baseball1 charlie
  fuckyou fuckoff tabarnak calisse crisse caliss ostie merde putain`
    .split(/\s+/)
    .concat(brandName.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .filter(Boolean),
);
