-- Félix teaches no course yet, but can be met; and the demonstration's creators have agreed to their pages.
insert into public.creator_services (creator_id, title, description, price, duration_minutes)
select id, 'Une heure pour votre première vidéo', 'On choisit ensemble le geste à filmer, la lumière et les dix premières secondes.', 9000, 60
from public.creators where slug = 'felix-cormier';

update public.creators c set page_agreed_at = now(), page_shown = private.creator_page_text(c)
where slug in ('camille-bouchard', 'antoine-levesque', 'noemie-gagnon', 'felix-cormier');
