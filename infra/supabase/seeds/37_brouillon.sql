with course as (
  insert into public.formations (
    title, slug, description, long_description, creator_id, category_id, level, estimated_duration_minutes,
    view_count, like_count, is_featured, is_published, difficulty_score, tags, learning_objectives, prerequisites,
    target_audience, skills_gained, metadata
  )
  select
    'Un calendrier de contenu sans panique',
    'calendrier-de-contenu-sans-panique',
    'Planifier un mois de publications en une matinée, sans y laisser ses soirées.',
    $t$Brouillon en préparation. La formation montrera comment choisir trois thèmes, recycler ce que vous avez déjà et garder une semaine d’avance.$t$,
    id, '3', 'debutant', 26, 0, 0, false, false, 1,
    array['contenu', 'reseaux-sociaux'],
    array['Planifier un mois en une matinée']::text[],
    '{}'::text[],
    array['Gestionnaires de communauté']::text[],
    array['Planification éditoriale']::text[],
    '{"certificate": true, "difficulty": "debutant"}'
  from public.creators where slug = 'noemie-gagnon'
  returning id
), lessons (order_index, title, minutes, is_preview, description, content) as (
  values
    (0, 'Trois thèmes, pas trente', 12, true, 'Choisir ce dont on parlera toute l’année.',
$t$Choisissez trois thèmes que votre entreprise peut nourrir pendant un an : ce que vous savez, ce que vous voyez, ce que vous défendez. Tout le reste attendra.$t$),
    (1, 'Recycler sans se répéter', 14, false, 'Un sujet, cinq publications.',
$t$Un bon sujet donne cinq publications : l’idée, l’exemple, l’objection, la liste, la question. Préparez-les ensemble et publiez-les à deux semaines d’intervalle.$t$)
), modules as (
  insert into public.formation_modules (formation_id, order_index, title, duration_minutes, is_preview, description, is_published)
  select course.id, lessons.order_index, lessons.title, minutes, is_preview, description, true
  from course, lessons
  returning id, order_index
)
insert into public.module_contents (module_id, content)
select modules.id, lessons.content from modules join lessons using (order_index);
